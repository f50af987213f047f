/** Characters of a description that are always visible: about four lines. */
const SHOWN = 280
/** Minimum length of the folded part. */
const LEAST_FOLDED = 80

/** Splits a long text after the last sentence that fits, else after a word. */
export function foldText(text: string): { shown: string; folded: string } {
  if (text.length < SHOWN + LEAST_FOLDED) return { shown: text, folded: '' }
  const head = text.slice(0, SHOWN)
  const sentence = Math.max(...['. ', '? ', '! ', '। '].map((end) => head.lastIndexOf(end) + 1))
  const cut = sentence > 0 ? sentence : head.lastIndexOf(' ')
  const at = cut > 0 ? cut : SHOWN
  return { shown: text.slice(0, at).trim(), folded: text.slice(at).trim() }
}
