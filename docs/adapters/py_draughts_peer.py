import sys
import draughts

def divide(board, depth):
    for m in list(board.legal_moves):
        board.push(m)
        yield m, sum(count for _, count in divide(board, depth - 1)) if depth > 1 else 1
        board.pop()

for depth, fen in (line.split(maxsplit=1) for line in sys.stdin):
    try:
        board = getattr(draughts, sys.argv[1] + "Board").from_fen(fen.strip())
        for m, count in divide(board, int(depth)):
            print(m, count)
    except ValueError as error:
        print("?", error)
    print(flush=True)
