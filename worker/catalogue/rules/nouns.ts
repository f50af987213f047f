// Words for counts over several media; inside a medium its registry has the word of the trade (`noun`, `spotNoun`).

/** A page of its own: a site, an edition, a channel. */
export const LISTINGS = ['listing', 'listings'] as const

/** A bookable unit: a listing, or each spot of one that is sold by the spot. The planner chooses among them. */
export const OFFERS = ['offer', 'offers'] as const
