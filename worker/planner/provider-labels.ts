import { wholeWords } from './rules/plan/conversation/text/word-table.ts'

const MAX_CHARS = 60
const MAX_DIGITS = 5
/** More orders than this, and the text is no name. */
const MAX_ORDERS = 2

/** Words that tell a reader to do something, or who speaks. */
const ORDERS = wholeWords(
  `
  ignore*, disregard, forget*, obey, follow, act, pretend, behave, reveal, repeat, print out, output, reply, respond, answer, say, says, tell*, speak, write, translate,
  pay, paying, payment, send, sends, transfer, deposit, buy, order, book now, call, phone, dial, whatsapp, telegram, email, mail, contact, message, text, click, scan, visit, join, subscribe,
  add, include, exclude, remove, drop, replace, choose, select, pick, prefer, recommend, promise, guarantee, offer, give, make, set, use, must, should, shall, always, never, please, kindly, do not, don't,
  system, assistant, user, developer, instruction*, rule, rules, prompt*, model, override, important, attention, note,
  karo, kijiye, bhejo, bhej, batao, bolo, likho, chuno`,
  'giu',
)
const HINDI_ORDERS = /(?<![\p{L}\p{M}])(?:करो|करें|कीजिए|भेजो|भेजें|बताओ|बोलो|लिखो|चुनो|निर्देश|भुगतान)(?![\p{L}\p{M}])/gu
const LINKS =
  /(?<!\S)\S*(?:https?:|www\.|:\/\/|@)\S*|(?<!\S)\S+\.(?=\p{L}{2,}(?!\p{L}))\p{L}+(?:\/\S*)?|(?<!\S)\S+ ?[[({]?(?:dot|at)[\])}]? ?(?:com|in|net|org|co|gmail|ok\p{L}+|ybl|upi)(?!\p{L})/giu

/**
 * A name that a media owner chose, for a language model: without orders, links, long figures and signs of markup.
 * @returns null where hardly a name is left
 */
export function labelOf(title: string): string | null {
  let orders = 0
  const without = (text: string, pattern: RegExp) =>
    text.replace(pattern, () => {
      orders += 1
      return ' '
    })
  let label = title.normalize('NFKC').replace(LINKS, ' ')
  label = without(without(label, ORDERS), HINDI_ORDERS)
  if ((label.match(/\p{N}/gu)?.length ?? 0) > MAX_DIGITS) label = label.replace(/(?<!\S)\S*\p{N}\S*/gu, ' ')
  label = label
    .replace(/[^\p{L}\p{M}\p{N} ,&()'’/+-]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .slice(0, MAX_CHARS)
    .trim()
  return orders > MAX_ORDERS || !/\p{L}[\p{L}\p{M}]/u.test(label) ? null : label
}
