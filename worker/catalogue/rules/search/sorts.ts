/** Orders of a search over all media; the first is the default. */
export const SEARCH_SORTS = ['relevance', 'price', 'price_desc', 'audience'] as const
