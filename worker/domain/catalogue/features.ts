/** The first two features of a listing say what it is, as its card does; the others are included in the price. */
const ATTRIBUTES = 2

/** What a listing is, in its owner's few words. */
export const attributesOf = (features: readonly string[]): string[] => features.slice(0, ATTRIBUTES)

/** What is included in the price. */
export const inclusionsOf = (features: readonly string[]): string[] => features.slice(ATTRIBUTES)
