import { withoutEnd } from '../../../../kernel/rules/text/trim.ts'
import { normalise } from './text/tokens.ts'
import { anyOf } from './text/word-table.ts'

/** Words that ask for something to be done. */
const WISHING = anyOf(
  normalise(`
  make, add, use, put, give, keep, change, increase, reduce, cut, drop, remove, move, push, shift, start, end, extend, include, target, focus, turn, switch, play, show, feature, send, email, mail, print, download, export,
  we need, we want, i want, i need, it should, should be, must be, banao, bana do, karo, kar do, rakho, dikhao, daalo, dalo, chahiye, lagao, hona chahiye,
  बनाओ, बना दो, करो, कर दो, रखो, दिखाओ, डालो, चाहिए, लगाओ
`),
)
const WISH = new RegExp(`(?<![\\p{L}\\p{M}])${WISHING}(?![\\p{L}\\p{M}])`, 'u')
/** Separators between two wishes: a mark, or "and" before a verb. */
const BETWEEN = new RegExp(
  `[;!?\\n]\\s*|[.,](?=\\s)\\s*|\\s(?:aur|और)\\s|\\s(?:and then|then|aur phir|and also|and|but|phir|lekin|फिर|लेकिन)\\s(?=(?:also |please |then |ise |isko |it |thoda |इसे |थोड़ा )*${WISHING}(?![\\p{L}\\p{M}]))`,
  'u',
)
/** Politeness, and wishes to leave the rest as it is: they ask for nothing. */
const IDLE = new RegExp(
  `^(?:(?:please|pls|ok|okay|so|also|then|now|just|ji|na) )*${anyOf(
    normalise(`
  (?:keep|leave) (?:the |all |everything |every ?thing )*(?:rest|other|others|else|remaining|same|as).{0,60}, (?:baaki|baki|rest|everything else|the rest).{0,60}, .{0,60}(?:same|as it is|as is|unchanged)(?: rakho| please)?, बाकी.{0,60},
  (?:make|change|update|revise|redo|give|show|use|do|add|put|karo|kar do|करो)(?: me| us)?(?: it| this| that| these| the| a| an| new| my| your| plan| change| changes| following| again| please| now)*, (?:i|we) (?:want|need)(?: some| a few| to make| the)?(?: changes?| plan)*
`),
  )}$`,
  'u',
)
/** A longer message is prose, and its parts are no commands. */
const MAX_CHARS = 300
const MAX_PARTS = 6

/**
 * The parts of a normalised message that ask for something and that no reader understands by itself: "make it zingy" of "push it by a week
 * and make it zingy". None of a message of one part.
 * @param saysSomething whether a reader takes anything from a part
 */
export function unreadParts(text: string, saysSomething: (part: string) => boolean): string[] {
  if (text.length > MAX_CHARS) return []
  const parts = text.split(BETWEEN).map((part) => withoutEnd(part, /[\s.,]/).trim())
  const said = parts.filter((part) => part !== '')
  if (said.length < 2 || said.length > MAX_PARTS) return []
  const unread = said.filter((part) => WISH.test(part) && !IDLE.test(part) && !saysSomething(part))
  return unread.length < said.length ? unread : []
}
