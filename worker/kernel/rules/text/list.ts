const names = new Intl.ListFormat('en-IN')

/** `Delhi, Gurugram and Noida`: names in one sentence, as Indian English writes them; empty for none. */
export const list = (items: Iterable<string>): string => names.format(items)
