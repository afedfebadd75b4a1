//! Sets of squares in machine words.

use core::fmt::Debug;
use core::hash::Hash;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

/// The widest set of squares as plain words, lowest first: the form geometry is stored in.
pub type Words = [u64; 4];

mod sealed {
    pub trait Sealed {}
    impl Sealed for u64 {}
    impl Sealed for u128 {}
    impl Sealed for super::Wide<3> {}
    impl Sealed for super::Wide<4> {}
}

/// A set of squares: `u64`, `u128`, or [`Wide`] for larger boards. Operators mean sets.
///
/// ```
/// use draughts::Bitboard;
/// let set = u64::bit(3) | u64::bit(9);
/// assert_eq!(set.len(), 2);
/// assert_eq!(set.first(), 3);
/// ```
pub trait Bitboard:
    sealed::Sealed
    + Copy
    + Eq
    + Ord
    + Hash
    + Debug
    + Default
    + Send
    + Sync
    + 'static
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + BitAndAssign
    + BitOrAssign
    + BitXorAssign
{
    /// The set without a square.
    const EMPTY: Self;
    /// How many squares the set has room for.
    const BITS: u32;

    /// The set of the one square with this bit number; empty if there is no such bit.
    fn bit(index: u8) -> Self;
    /// How many squares are in the set.
    #[doc(alias = "popcount")]
    #[doc(alias = "count_ones")]
    fn len(self) -> u32;
    /// Whether the set is empty.
    fn is_empty(self) -> bool;
    /// The lowest bit number in the set; for the empty set [`BITS`](Self::BITS), or 255 if that is 256.
    #[doc(alias = "trailing_zeros")]
    #[doc(alias = "lsb")]
    fn first(self) -> u8;
    /// The set of the lowest square alone.
    fn lowest(self) -> Self;
    /// The set moved up by `by` bits; what leaves the top is lost.
    fn up(self, by: u32) -> Self;
    /// The set moved down by `by` bits; what leaves the bottom is lost.
    fn down(self, by: u32) -> Self;
    /// [`up`](Self::up) by fewer than 64 bits; only [`Wide`] sets go farther.
    fn up_short(self, by: u32) -> Self;
    /// [`down`](Self::down), as far as [`up_short`](Self::up_short) goes.
    fn down_short(self, by: u32) -> Self;
    /// The set in these words; words it has no room for are dropped.
    fn from_words(words: &Words) -> Self;
    /// The words of the set.
    fn to_words(self) -> Words;

    /// Whether the two sets share a square.
    #[inline(always)]
    fn meets(self, other: Self) -> bool {
        !(self & other).is_empty()
    }

    /// Whether the set holds the square with this bit number.
    #[inline(always)]
    fn has(self, index: u8) -> bool {
        self.meets(Self::bit(index))
    }

    /// The bit numbers in the set, lowest first.
    #[inline(always)]
    fn iter(self) -> Bits<Self> {
        Bits(self)
    }

    /// Calls `f` with the bit numbers in the set, lowest first: the way that is fast for wide sets.
    #[inline(always)]
    fn each(self, f: impl FnMut(u8)) {
        self.iter().for_each(f);
    }
}

/// Iterator over the bit numbers of a set, see [`Bitboard::iter`].
#[derive(Clone, Copy, Debug)]
pub struct Bits<B>(B);

impl<B: Bitboard> Iterator for Bits<B> {
    type Item = u8;

    #[inline(always)]
    fn next(&mut self) -> Option<u8> {
        if self.0.is_empty() {
            return None;
        }
        let low = self.0.lowest();
        self.0 ^= low;
        Some(low.first())
    }
}

macro_rules! word_bitboard {
    ($word:ty, $from:expr, $to:expr) => {
        impl Bitboard for $word {
            const EMPTY: Self = 0;
            const BITS: u32 = <$word>::BITS;

            #[inline(always)]
            fn bit(index: u8) -> Self {
                if (index as u32) < <$word>::BITS { 1 << index } else { 0 }
            }
            #[inline(always)]
            fn len(self) -> u32 {
                self.count_ones()
            }
            #[inline(always)]
            fn is_empty(self) -> bool {
                self == 0
            }
            #[inline(always)]
            fn first(self) -> u8 {
                self.trailing_zeros() as u8
            }
            #[inline(always)]
            fn lowest(self) -> Self {
                self & self.wrapping_neg()
            }
            #[inline(always)]
            fn up(self, by: u32) -> Self {
                if by < <$word>::BITS { self << by } else { 0 }
            }
            #[inline(always)]
            fn down(self, by: u32) -> Self {
                if by < <$word>::BITS { self >> by } else { 0 }
            }
            #[inline(always)]
            fn up_short(self, by: u32) -> Self {
                self << (by % 64)
            }
            #[inline(always)]
            fn down_short(self, by: u32) -> Self {
                self >> (by % 64)
            }
            #[inline(always)]
            fn from_words(words: &Words) -> Self {
                $from(words)
            }
            #[inline(always)]
            fn to_words(self) -> Words {
                $to(self)
            }
        }
    };
}

word_bitboard!(u64, |w: &Words| w[0], |x: u64| [x, 0, 0, 0]);
word_bitboard!(u128, |w: &Words| w[0] as u128 | (w[1] as u128) << 64, |x: u128| [x as u64, (x >> 64) as u64, 0, 0]);

/// A set of up to `64 * N` squares, `N` being 3 or 4.
///
/// ```
/// use draughts::{Bitboard, Wide};
/// assert_eq!(Wide::<3>::bit(150).first(), 150);
/// assert_eq!((Wide::<3>::EMPTY.first(), Wide::<4>::EMPTY.first()), (192, 255));
/// ```
///
/// No other width is a bitboard:
///
/// ```compile_fail,E0277
/// use draughts::{Bitboard, Wide};
/// let bits = <Wide<5> as Bitboard>::BITS;
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Wide<const N: usize>([u64; N]);

impl<const N: usize> Default for Wide<N> {
    fn default() -> Self {
        Wide([0; N])
    }
}

impl<const N: usize> Wide<N> {
    /// The set whose word `i` is `f(i)`; the loop is short and unrolls.
    #[inline(always)]
    fn each_word(mut f: impl FnMut(usize) -> u64) -> Self {
        let mut words = [0; N];
        for (i, word) in words.iter_mut().enumerate() {
            *word = f(i);
        }
        Wide(words)
    }

    /// Word `i`, and zero outside, so that shifts need no cases.
    #[inline(always)]
    fn word(self, i: isize) -> u64 {
        if i >= 0 && (i as usize) < N { self.0[i as usize] } else { 0 }
    }
}

/// Shifts that hardly any board has, kept out of the code of those that all have.
impl<const N: usize> Wide<N>
where
    Self: Bitboard,
{
    #[cold]
    #[inline(never)]
    fn up_far(self, by: u32) -> Self {
        self.up(by)
    }

    #[cold]
    #[inline(never)]
    fn down_far(self, by: u32) -> Self {
        self.down(by)
    }
}

macro_rules! wide_operators {
    ($($trait:ident $method:ident $assign_trait:ident $assign:ident $op:tt;)*) => { $(
        impl<const N: usize> $trait for Wide<N> {
            type Output = Self;
            #[inline(always)]
            fn $method(self, other: Self) -> Self {
                Self::each_word(|i| self.0[i] $op other.0[i])
            }
        }
        impl<const N: usize> $assign_trait for Wide<N> {
            #[inline(always)]
            fn $assign(&mut self, other: Self) {
                *self = *self $op other;
            }
        }
    )* };
}

wide_operators! {
    BitAnd bitand BitAndAssign bitand_assign &;
    BitOr bitor BitOrAssign bitor_assign |;
    BitXor bitxor BitXorAssign bitxor_assign ^;
}

impl<const N: usize> Not for Wide<N> {
    type Output = Self;
    #[inline(always)]
    fn not(self) -> Self {
        Self::each_word(|i| !self.0[i])
    }
}

impl<const N: usize> Bitboard for Wide<N>
where
    Self: sealed::Sealed,
{
    const EMPTY: Self = Wide([0; N]);
    const BITS: u32 = 64 * N as u32;

    #[inline(always)]
    fn bit(index: u8) -> Self {
        Self::each_word(|i| if index as usize / 64 == i { 1 << (index % 64) } else { 0 })
    }
    #[inline(always)]
    fn has(self, index: u8) -> bool {
        self.word(index as isize / 64) >> (index % 64) & 1 != 0
    }
    #[inline(always)]
    fn each(self, mut f: impl FnMut(u8)) {
        for (base, mut word) in self.0.into_iter().enumerate() {
            while word != 0 {
                f((64 * base) as u8 + word.trailing_zeros() as u8);
                word &= word - 1;
            }
        }
    }
    #[inline(always)]
    fn len(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }
    #[inline(always)]
    fn is_empty(self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }
    #[inline(always)]
    fn first(self) -> u8 {
        let mut base = 0_u8;
        for word in self.0 {
            if word != 0 {
                return base.saturating_add(word.trailing_zeros() as u8);
            }
            base = base.saturating_add(64);
        }
        base
    }
    #[inline(always)]
    fn lowest(self) -> Self {
        let mut found = false;
        Self::each_word(|i| {
            let low = if found { 0 } else { self.0[i] & self.0[i].wrapping_neg() };
            found |= low != 0;
            low
        })
    }
    #[inline(always)]
    fn up(self, by: u32) -> Self {
        let (words, bits) = ((by / 64) as isize, by % 64);
        Self::each_word(|i| {
            let i = i as isize - words;
            let carried = if bits == 0 { 0 } else { self.word(i - 1) >> (64 - bits) };
            self.word(i) << bits | carried
        })
    }
    #[inline(always)]
    fn down(self, by: u32) -> Self {
        let (words, bits) = ((by / 64) as isize, by % 64);
        Self::each_word(|i| {
            let i = i as isize + words;
            let carried = if bits == 0 { 0 } else { self.word(i + 1) << (64 - bits) };
            self.word(i) >> bits | carried
        })
    }
    #[inline(always)]
    fn up_short(self, by: u32) -> Self {
        if by >= 64 {
            return self.up_far(by);
        }
        Self::each_word(|i| self.0[i] << by | self.word(i as isize - 1) >> 1 >> (63 - by))
    }
    #[inline(always)]
    fn down_short(self, by: u32) -> Self {
        if by >= 64 {
            return self.down_far(by);
        }
        Self::each_word(|i| self.0[i] >> by | self.word(i as isize + 1) << 1 << (63 - by))
    }
    #[inline(always)]
    fn from_words(words: &Words) -> Self {
        Self::each_word(|i| if i < 4 { words[i] } else { 0 })
    }
    #[inline(always)]
    fn to_words(self) -> Words {
        let mut words = [0; 4];
        for (to, from) in words.iter_mut().zip(self.0) {
            *to = from;
        }
        words
    }
}
