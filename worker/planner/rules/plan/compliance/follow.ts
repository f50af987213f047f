import { NOTHING_FOUND, refusalIn, type Screening } from './screen.ts'

/** One message, as far as the desk needs it. */
export interface ScreenedTurn {
  /** Normalised. */
  text: string
  screening: Screening
  /** The product that the message names, if any. */
  product: string | null
  /** True when it names a city: “Pune ke liye” is then no other subject. */
  namesCity: boolean
  /** True when a campaign was planned before it. */
  hasPlan: boolean
  /** True when it contains a question, apart from its statements. */
  isQuestion: boolean
}

const ONLY_A_NAME =
  /\b(?:only|just|bas|sirf|it is|it's|its|yeh|ye) (?:a |the |our )?(?:name|naam|title|brand name of (?:the|our) (?:salon|shop|restaurant))|\b(?:name|naam) (?:only|hai|hi hai)|^(?:no|nope|nahi|nahin|not at all|neither)\b|\bno (?:alcohol|liquor|money|betting|drinks?)\b|\b(?:alcohol|liquor|sharab) (?:nahi|is not)|(?:^|\s)(?:नहीं|सिर्फ़? नाम|केवल नाम|बस नाम)/u
const SOLD =
  /^(?:yes|yeah|yep|haan?|ha ji|sure|correct|both|we (?:sell|serve|do)|of course)\b|\bit is sold\b|\bwe (?:also )?(?:sell|serve)\b|(?:^|\s)(?:हाँ|हां|जी|बिकता|मिलती)/u
/** Another subject is announced. */
const ANOTHER =
  /\binstead\b|\b(?:another|other|different|new) (?:product|brand|business|client|campaign|company)\b|\b(?:then|phir|fir|ok|okay|fine|theek hai|acha|achha)\b[\s,]+(?:\w+\s+){0,3}?(?:plan|same|for|make|do|advertise|promote|use|let's|lets)\b|\bsame (?:money|budget|plan|amount|dates?)\b|\b(?:iske|uske|is ke|us ke) (?:badle|bajay|jagah)|\b(?:ke liye) (?:karo|banao|bana do|plan)|(?:के लिए|की जगह|के बदले|इसके बजाय)/u
/** Words that name no subject of their own: the refused one is still meant. */
const NO_SUBJECT =
  /^(?:(?:the|our|my|only|just|same|this|that|it|its|brand|brands|name|names|logo|logos|company|product|products|ad|ads|campaign|image|corporate|packaged|music|cds?|soda|water|elaichi|event|events|party|news|app|radio|hoardings?|newspapers?|tv|digital|and|or|of|for|with|a|an|in|on|plan|launch|shop|store|website|page|banner)(?:\s+|$))+$/
const CLAIM_DROPPED =
  /\b(?:without|drop|remove|no|leave out|skip|minus|hata\w*|bina)\b[^.;]{0,25}\b(?:claims?|cures?|guarantees?|promises?|permanent\w*|returns?|cash|stakes?|money|dawa|wording)\b|\bfree to play\b/

/** A question within a campaign: `can we mention happy hours?` */
const ASKS =
  /\?\s*$|^(?:(?:and|so|ok|okay|but|also)\s+)?(?:can|could|may|is|are|kya)\b|\b(?:allowed|legal|kar sakte|dikha sakte)\b/
const ONLY_THE_BRAND = /\b(?:only|just|sirf|bas) (?:the |our )?(?:brand |company )?(?:name|logo|image|naam)\b/

/**
 * True when a message only asks about something restricted, while a lawful campaign goes on: its refusal ends with the
 * answer.
 */
const isAside = (before: Screening, { text, hasPlan, isQuestion }: ScreenedTurn): boolean =>
  hasPlan && refusalIn(before) === null && (isQuestion || ASKS.test(text))

/**
 * Screening of a conversation after one more message. A refusal lasts until another subject is advertised; conditions
 * add up until another subject replaces them.
 */
export function follow(before: Screening, turn: ScreenedTurn): Screening {
  const { text, screening, product, namesCity } = turn
  const isSilent = screening.findings.length === 0 && screening.open === null
  if (before.open && isSilent) {
    if (ONLY_A_NAME.test(text)) return { ...before, open: null }
    if (SOLD.test(text)) return { findings: [before.open, ...before.findings], open: null }
  }
  if (refusalIn(screening)) return isAside(before, turn) ? before : screening
  const namesSubject = product !== null && !NO_SUBJECT.test(product.toLowerCase())
  const isOther = ANOTHER.test(text) && hasSubject(text, namesCity)
  const refused = refusalIn(before)
  if (refused) {
    if (!isSilent) return screening
    // The thing is named and not found: it was taken out, `without the beer`.
    const isTakenOut = text.includes(refused.said) && turn.hasPlan && !ONLY_THE_BRAND.test(text)
    if (CLAIM_DROPPED.test(text) || isTakenOut)
      return { findings: before.findings.filter(({ rule }) => rule.verdict === 'conditions'), open: null }
    return namesSubject || isOther ? NOTHING_FOUND : before
  }
  if (isSilent) return namesSubject && isOther ? NOTHING_FOUND : before
  if (isOther) return screening
  const codes = new Set(screening.findings.map(({ rule }) => rule.code))
  return {
    findings: [...screening.findings, ...before.findings.filter(({ rule }) => !codes.has(rule.code))],
    open: screening.open ?? before.open,
  }
}

/** True when the message names a subject to advertise: false for `ok, make the same plan for Pune`. */
const hasSubject = (text: string, namesCity: boolean): boolean =>
  /\bfor (?:our|my|the|an?|another)\b|\b(?:our|my|hamar\w+|apn\w+|brand|product|shop|instead)\b|हमार|अपन|की जगह|के बदले/u.test(
    text,
  ) ||
  (!namesCity && /\bke liye\b|के लिए/u.test(text))
