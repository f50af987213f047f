// What is counted over several media has one word each; inside a medium its registry has the word of the trade (`noun`, `spotNoun`).

/** What has a page of its own: a site, an edition, a channel. */
export const LISTINGS = ['listing', 'listings'] as const

/** What can be booked by itself: a listing, or each spot of one that is sold by the spot. The planner chooses among them. */
export const OFFERS = ['offer', 'offers'] as const
