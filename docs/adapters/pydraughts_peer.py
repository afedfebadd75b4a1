import sys
from draughts import Board
from draughts.convert import _number_to_algebraic

def after(board, m):
    board = board.copy()
    board.push(m)
    return board

def leaves(board, depth):
    return sum(leaves(after(board, m), depth - 1) for m in board.legal_moves()) if depth else 1

variant = sys.argv[1]
algebraic = variant in ("russian", "brazilian", "turkish")
for depth, fen in (line.split(maxsplit=1) for line in sys.stdin):
    board = Board(variant, fen.strip())
    for m in board.legal_moves():
        text = _number_to_algebraic(m.pdn_move, variant=variant) if algebraic else m.pdn_move
        print(text, leaves(after(board, m), int(depth) - 1))
    print(flush=True)
