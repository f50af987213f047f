// Several values in one cell: `a; b; c`, and in each of them `x | y`. A backslash escapes a separator.

/** Divides at a sign that has no backslash before it. */
export function divide(text: string, sign: string): string[] {
  const parts: string[] = []
  let part = ''
  for (let i = 0; i < text.length; i++) {
    const one = text.charAt(i)
    if (one === '\\') {
      part += one + text.charAt(++i)
    } else if (one === sign) {
      parts.push(part)
      part = ''
    } else part += one
  }
  return [...parts, part]
}

/** At the first such sign; without one the text is all before it. */
export function divideOnce(text: string, sign: string): [before: string, after: string | null] {
  const [before = '', ...rest] = divide(text, sign)
  return [before, rest.length === 0 ? null : rest.join(sign)]
}

const has = (text: string, sign: string) => divide(text, sign).length > 1

export const bare = (text: string): string => text.replace(/\\([\\;|:,])/g, '$1').trim()

/** @param signs separators to escape */
export const guarded = (text: string, signs: string): string =>
  [...text].map((one) => (one === '\\' || signs.includes(one) ? `\\${one}` : one)).join('')

/** Items of a cell: divided by semicolons or lines, or by commas where there are neither. Empty ones are left out. */
export function items(text: string, mayBeCommas: boolean): string[] {
  const lines = text.split(/\r\n|\r|\n/)
  const isByCommas = mayBeCommas && lines.length === 1 && !has(text, ';') && has(text, ',')
  const parts = lines.flatMap((line) => divide(line, isByCommas ? ',' : ';'))
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

/** As `items` reads it again. */
export const joined = (texts: readonly string[], mayBeCommas: boolean): string => {
  const only = texts.length === 1 ? texts[0] : undefined
  return mayBeCommas && only?.includes(',') ? `${only};` : texts.join('; ')
}
