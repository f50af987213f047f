const FREQUENCY =
  /\b(?:(?:more|higher|high|better|max(?:imum)?|build|increase) (?:the )?(?:frequency|recall|repetition)|baar baar|again and again|several times|many times|at least (?:3|three) times|3\+|repeat(?:ed)? exposures?|fewer people more often|more often|same people)\b/
const REACH =
  /\b(?:(?:more|higher|max(?:imum)?|maximi[sz]e|wider|widest|broad(?:er)?|increase|unique|most) (?:the )?(?:reach|people|coverage|audience)|as many people|zyada log|reach more)\b/

/** Whether the plan is to meet many people, or the same people more often; null where neither was said. */
export function readEmphasis(text: string): 'reach' | 'frequency' | null {
  if (FREQUENCY.test(text)) return 'frequency'
  return REACH.test(text) ? 'reach' : null
}

const TONGUES =
  'hindi, english, telugu, tamil, kannada, malayalam, marathi, gujarati, bengali, punjabi, odia, assamese, urdu, konkani, rajasthani'.split(
    ', ',
  )
const TONGUE = new RegExp(`\\b(${TONGUES.join('|')})\\b`, 'g')
const NOT_A_TONGUE =
  /^[\s-]*(?:medium|school|class(?:es)?|speaking|course|restaurant|dhaba|food|thali|cuisine|film|movie|song|music|tutor|coaching|snacks?|sweets?|literature|book)/

/** Languages that the media are to speak: `Hindi`, `Telugu`. */
export function readLanguages(text: string): string[] {
  const found = [...text.matchAll(TONGUE)].flatMap((match) => {
    const [said = ''] = match
    if (NOT_A_TONGUE.test(text.slice(match.index + said.length))) return []
    if (/\b(?:no|not|without|except)\s+$/.test(text.slice(0, match.index))) return []
    return [said.charAt(0).toUpperCase() + said.slice(1)]
  })
  return [...new Set(found)]
}
