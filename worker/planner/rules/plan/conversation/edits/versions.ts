import { normalise } from '../text/tokens.ts'
import { anyOf } from '../text/word-table.ts'

/** Earlier plan that a message asks for: some steps back, or a version as counted from the first. */
export type VersionWish = { kind: 'steps'; steps: number } | { kind: 'version'; number: number }

const NUMBERS: Readonly<Record<string, number>> = {
  first: 1,
  original: 1,
  initial: 1,
  '1st': 1,
  pehla: 1,
  pehle: 1,
  second: 2,
  '2nd': 2,
  dusra: 2,
  doosra: 2,
  third: 3,
  '3rd': 3,
  teesra: 3,
  fourth: 4,
  fifth: 5,
  [normalise('पहला')]: 1,
  [normalise('पहली')]: 1,
  [normalise('पहले')]: 1,
  [normalise('दूसरा')]: 2,
  [normalise('दूसरी')]: 2,
  [normalise('तीसरा')]: 3,
  [normalise('तीसरी')]: 3,
}
const PLAN = '(?:plan|version|option|one|draft|wala plan|wala|वाला प्लान|प्लान|योजना|वर्ज़न|वर्जन|संस्करण)'
const NAMED_VERSION = new RegExp(
  `(?:^| )(?:the |my |wapas |to ){0,3}(${Object.keys(NUMBERS).join('|')}) (?:wala |wale |वाला |वाले |वाली )?${PLAN}(?: |$|[.!?,])`,
)
const NUMBERED =
  /\b(?:version|plan|option|v) ?(?:no\.? ?|number |#)?(\d{1,2})\b(?! ?(?:lakh|lac|cr|k\b|%|days|weeks|months))/
/** Verbs that go back to a plan that is named. */
const BACK = new RegExp(
  `(?<![\\p{L}\\p{M}])${anyOf(
    normalise(
      'go back, back to, revert, restore, return to, bring back, undo, use, take, show, open, see, load, view, kholo, खोलो, switch to, prefer, liked, wapas, lautao, le aao, dikhao, kar do, chahiye, theek tha, thik tha, accha tha, better tha, was (?:better|fine|good|right), ठीक था, अच्छा था, वापस, दिखाओ, चाहिए',
    ),
  )}(?![\\p{L}\\p{M}])`,
  'u',
)
const UNDO = new RegExp(
  `^(?:(?:please|ok|okay|no|nahi|nahin|sorry|oh|wait|ji|hmm|actually|accha|नहीं|अच्छा)[, ]+)*${anyOf(
    normalise(
      'undo, undo that, undo it, undo this, undo the last (?:one|change|step), go back, go back one, go back (?:one|a) step, go one step back, (?:put|bring) (?:it|that|this|that one|that line) back, step back, revert, revert that, revert it, take that back, cancel that, cancel that change, reverse that, wapas, wapas karo, wapas kar do, wapas lo, pehle jaisa kar do, pehle wala hi theek tha, वापस, वापस करो, वापस कर दो, पहले जैसा कर दो, वापस पहले जैसा कर दो, वापस पहले जैसा करो, पहले जैसा करो, wapas pehle jaisa kar do, pehle jaisa karo, put it back, put it back (?:as|like|how) it was, as it was before, previous version, previous plan, back to the previous (?:plan|version|one), go back to the (?:previous|last|earlier) (?:plan|version|one), वापस जाओ, वापस जाएं, वापस जाइए, वापस लाओ, वापस लो, पीछे जाओ, पहले वाला ही ठीक था, (?:पिछला|पिछले|पिछली) (?:वाला |वाली )?(?:प्लान|योजना)(?: पर)?(?: वापस)?(?: जाओ| लाओ| चाहिए| दिखाओ| कर दो)?',
    ),
  )}(?: please| again| plz| na| ji)?[ .!]*$`,
  'u',
)
const SEVERAL =
  /^(?:please )?(?:undo|go back|revert) (?:the last )?(two|2|twice|three|3|four|4)(?: steps?| changes?| times?)?[ .!]*$/
const COUNTS: Readonly<Record<string, number>> = { two: 2, 2: 2, twice: 2, three: 3, 3: 3, four: 4, 4: 4 }
/** More than a version in a message is a message of its own. */
const MAX_WORDS = 12

/** Reads a wish for an earlier plan in a normalised message; null where there is none. */
export function readVersionWish(text: string): VersionWish | null {
  if (text.split(' ').length > MAX_WORDS) return null
  const several = SEVERAL.exec(text)
  if (several) return { kind: 'steps', steps: COUNTS[several[1] ?? ''] ?? 1 }
  if (UNDO.test(text)) return { kind: 'steps', steps: 1 }
  if (!BACK.test(text) && !/^(?:version|plan) \d{1,2}[ .!]*$/.test(text)) return null
  const numbered = NUMBERED.exec(text)
  if (numbered) return { kind: 'version', number: Number(numbered[1]) }
  // "The first one" alone may be a line.
  const named = /plan|version|draft|प्लान|योजना|वर्ज़न|वर्जन|संस्करण/.test(text) ? NAMED_VERSION.exec(text) : null
  return named ? { kind: 'version', number: NUMBERS[named[1] ?? ''] ?? 1 } : null
}
