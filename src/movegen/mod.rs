//! The move generator: one for every variant.
//!
//! A position is looked at as sets from the seat of the player to move ([`View`]): which men could
//! jump in a direction is two shifts, for all of them at once. Only pieces that do capture are
//! followed one by one. The seat is a constant of the functions, so that directions are too.

mod apply;
mod capture_list;
mod captures;
mod clicks;
mod count;
mod jumps;
mod list;
mod memo;
mod perft;
mod quiets;
mod replies;
mod routes;
mod turn;
mod two_plies;
mod view;
mod waiting;

pub use clicks::ClickState;
pub(crate) use clicks::clicks;
pub(crate) use list::{
    after, all_captures, count_moves, has_move, jumpers, list_moves, list_moves_within, list_routes,
};
pub(crate) use perft::{perft, perft_routes};
pub(crate) use routes::{Landings, taken_on_the_way, ways};
pub(crate) use turn::{remaining, settle_turn};
