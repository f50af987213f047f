import { textAfter, textBefore } from './text/spans.ts'
import { normalise } from './text/tokens.ts'
import { anyOf, wholeWords, wholeWordsOfAnyScript } from './text/word-table.ts'

const FREQUENCY = wholeWords(`
  (?:more|higher|high|better|max(?:imum)?|build|increase) (?:the )?(?:frequency|recall|repetition), baar baar,
  again and again, several times, many times, at least (?:3|three) times, 3[+], repeat(?:ed)? exposures?,
  fewer people more often, more often, same people
`)
const REACH = wholeWords(`
  (?:more|higher|max(?:imum)?|maximi[sz]e|wider|widest|broad(?:er)?|increase|unique|most) (?:the )?(?:reach|people|coverage|audience),
  as many people, zyada log, reach more
`)

const FREQUENCY_IN_HINDI = wholeWordsOfAnyScript(
  normalise('ज़्यादा बार, ज्यादा बार, बार-बार, बार बार, ज़्यादा फ़्रीक्वेंसी, ज्यादा फ्रीक्वेंसी'),
)
const REACH_IN_HINDI = wholeWordsOfAnyScript(
  normalise('ज़्यादा लोग, ज्यादा लोग, ज़्यादा लोगों, ज्यादा लोगों, ज़्यादा पहुँच, ज्यादा पहुंच'),
)

/** Emphasis of the plan: many people, or the same people more often; null where neither was said. */
export function readEmphasis(text: string): 'reach' | 'frequency' | null {
  if (FREQUENCY.test(text) || FREQUENCY_IN_HINDI.test(text)) return 'frequency'
  return REACH.test(text) || REACH_IN_HINDI.test(text) ? 'reach' : null
}

const LANGUAGE = wholeWords(
  'hindi, english, telugu, tamil, kannada, malayalam, marathi, gujarati, bengali, punjabi, odia, assamese, urdu, konkani, rajasthani',
  'g',
)

/** Names that contain a language without meaning it: "Punjabi dhaba", "English medium". */
const NAMED_AFTER = `
  medium, school, class(?:es)?, speaking, course, restaurant, dhaba, food, thali, cuisine, film, movie, song,
  music, tutor, coaching, snacks?, sweets?, literature, book
`
const NO_LANGUAGE = new RegExp(`^[\\s-]*${anyOf(NAMED_AFTER)}`)

/** Languages that the media should use: `Hindi`, `Telugu`. */
export function readLanguages(text: string): string[] {
  const found = [...text.matchAll(LANGUAGE)].flatMap((match) => {
    const [said = ''] = match
    if (NO_LANGUAGE.test(textAfter(text, match.index + said.length))) return []
    if (/\b(?:no|not|without|except)\s+$/.test(textBefore(text, match.index))) return []
    return [said.charAt(0).toUpperCase() + said.slice(1)]
  })
  return [...new Set(found)]
}
