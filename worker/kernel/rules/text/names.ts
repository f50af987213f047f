/** Invisible characters of a name: joiners, direction marks, variation selectors, fillers. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/**
 * The form in which two names are the same name: compatible characters as one (NFKC), any case, no invisible characters,
 * single spaces. Upper case first, because `ß` and `SS` are one word.
 */
export const foldName = (name: string): string =>
  name
    .normalize('NFKC')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(/\s+/gu, ' ')
    .trim()
