/**
 * A text without some characters at its end. A pattern such as `/[.\s]+$/` begins again at each of them where others follow, so it
 * costs the square of their number.
 * @param ends matches one character that goes
 */
export function withoutEnd(text: string, ends: RegExp): string {
  let end = text.length
  while (end > 0 && ends.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** The lines of a text in one, with commas between them; empty lines are left out. */
export const joinLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(', ')
