import type { Intent } from '../understanding.ts'
import { normalise } from './text/tokens.ts'
import { anyOf, wholeWords } from './text/word-table.ts'

/** Attempts to change the rules that the planner works by. */
const TAMPERING = [
  /\b(?:ignore|forget|disregard|override|bypass)\b[^.!?]{0,40}\b(?:rules?|instructions?|prompts?|previous|above|guidelines|restrictions|system)\b/,
  /\b(?:system prompt|developer mode|jailbreak|dan mode|hidden (?:prompt|instructions)|your (?:instructions|prompt|rules|system)|initial prompt|api keys?|secret key|env(?:ironment)? variables?|database dump|drop table|<script)\b/,
  /\b(?:you are now|act as|pretend (?:to be|you)|roleplay)\b/,
  /^\s*(?:system|assistant|developer)\s*:/,
]

/** Attempts to get a discount or to set a price. */
const PRICE_TAMPERING = [
  /\b\d{1,3} ?(?:%|percent|per cent) (?:off|discount)\b/,
  // "discount store" is a shop.
  /\bdiscount(?:s|ed)?\b(?! (?:sale|offer|store|shop|brand))/,
  // "book it at ₹1", but not "at ₹1 lakh".
  /\b(?:price|rate|cost|charge|sell|book)\w*\b[^.!?]{0,30}\b(?:(?:at|to|for|as|=|be|is)\s*)(?:₹|rs\.?|inr)\s*[01]\b(?![,.\d]| ?(?:lakh|lac|l\b|cr|k\b))/,
  /\b(?:at|for)\s*(?:₹|rs\.?|inr)\s*1\s*(?:each|only|per|a\b)/,
  /\bset (?:the |all )?(?:price|rate)s?\b/,
  /\bnegotiat\w*|\bmake it cheaper\b/,
]

/** Subjects that are not advertising, unless a word of a campaign is there as well. */
const OFF_TOPIC = wholeWords(`
  weather, temperature, forecast, cricket, match score, (?:the|live|ipl) score, score of, who won, world cup,
  football match, joke, poem, shayari, song lyrics, recipe, cook, capital of, prime minister, president of,
  chief minister, homework, essay, translate, horoscope, astrology, stock price, share price, bitcoin,
  crypto price, gold rate, gold price, python, javascript, java code, write code,
  write a (?:code|program|script|function|story|poem|letter), algorithm, sql query, solve, equation, square root,
  meaning of life, girlfriend, boyfriend, date me, love you, movie (?:recommend*|to watch), news today,
  latest news, train ticket, flight ticket, book a (?:flight|hotel|cab|table), medical advice, headache, fever,
  doctor near, tell me about (?:yourself|history), history of, distance between, what time is it, who is(?! (?:the |my |our )?(?:media |ad )?(?:vendor|owner|seller|selling)),
  how old
`)
const CAMPAIGN = wholeWords(`
  campaign, advertis*, ads?, hoardings?, billboards?, budget, lakhs?, lacs?, crores?, media plan, promot*,
  launch*, brand, radio, newspapers?, tv ads, plan, audience
`)

const GREETINGS = `
  hi+, hello+, hey+, helo, hola, namaste, namaskar, namaskaram, vanakkam, good (?:morning|afternoon|evening|day),
  yo, sup, नमस्ते, हेलो, हाय, there, ji, sir, madam, team, bhai, adchowk, everyone, planner, how are you,
  kaise ho, what's up
`
const THANKS = `
  thanks?, thank you, thank u, thx, ty, dhanyavaad, dhanyawad, shukriya, great, perfect, awesome, nice, good,
  cool, super, love it, looks (?:good|great), so much, very much, a lot, bahut, ok, okay, got it, bye, धन्यवाद,
  शुक्रिया, बढ़िया, बहुत, ठीक है, अच्छा, that's all, done, for (?:this|the plan|your help)
`
const HELP = `
  help, help me, what can you do, how (?:does|do) (?:this|it|you) work, what do you (?:do|need|offer),
  who are you, what are you, are you (?:a )?(?:bot|human|robot|ai), menu, options, kya kar sakte ho, मदद, मदद (?:करो|करें|चाहिए), (?:आप|तुम) क्या (?:कर सकते|करते) (?:हो|हैं),
  (?:यह|ये) कैसे काम करता है
`
const RESTARTS = `
  reset, start over, start again, start afresh, start fresh, restart, new campaign, new plan,
  clear (?:all|everything|the plan|it), forget (?:everything|it all|all (?:of )?(?:this|that|it)), shuru se,
  naya plan, phir se shuru, शुरू से, फिर से शुरू, नया अभियान, नई योजना, नया प्लान
`

const GREETING = new RegExp(`^(?:${anyOf(GREETINGS)}[\\s,.!?]*)+$`)
const THANKING = new RegExp(`^(?:${anyOf(normalise(THANKS))}[\\s,.!]*)+$`)
const ASKING_HELP = new RegExp(
  `^(?:${anyOf(normalise(HELP))}[\\s?.!]*|how (?:do|can|should) i (?:start|use|begin|plan)\\b.*)$`,
)
const RESTARTING = new RegExp(
  `^(?:(?:please|ok|okay|let's|lets|can we|i want to)\\s+)*${anyOf(normalise(RESTARTS))}(?![\\p{L}\\p{M}])`,
  'u',
)
const SUGGESTING = /\bwhy (?:not|don't (?:you|we)) (?:add|use|try|include|do|make|run|go)\b/g

const SUPPOSING = /\bwhat if (?:we|i|you) (?=(?:drop|remove|replace|swap|skip|use|include|exclude)\b)/g

/** Intent of a message, and what the answer has to mention. */
export interface IntentReading {
  intent: Intent
  refusal: string | null
  /** True when the message asks to change a price, a discount or a rule. */
  asksForTerms: boolean
}

const ALL_BUT =
  /\b(?:remove|drop|delete|cut|take out) (?:everything|all|all (?:the )?(?:media|lines|others?))(?: else)? (?:except|but|other than|apart from|barring) (?:for )?(?:the )?/g
const ALL_BUT_IN_HINDI =
  /(?<!\S)(\S+) (?:ko )?(?:chh?od ?ke|chh?od ?kar|ke alawa|ke siwa|छोड़कर|के अलावा|के सिवा) (?:baaki |बाकी )?(?:sab kuch|sabhi|sab|सब कुछ|सभी|सब) (?:hata|nikaa?l|हटा|निकाल)\S*(?: do| dijiye| दो| दीजिए)?/g

/** One wording for one wish: "why not add radio?" proposes, "what if we drop Mumbai?" orders, "remove everything except radio" is "only radio". */
export const withoutProposals = (text: string): string =>
  text
    .replace(SUGGESTING, (said) => `${' '.repeat(said.length - 4)} add`)
    .replace(SUPPOSING, (said) => ' '.repeat(said.length))
    .replace(ALL_BUT, 'only ')
    .replace(ALL_BUT_IN_HINDI, 'sirf $1')

/** The intent of one normalised message. */
export function readIntent(text: string): IntentReading {
  const said = (intent: IntentReading['intent'], refusal: string | null = null): IntentReading => ({
    intent,
    refusal,
    asksForTerms: isAny(PRICE_TAMPERING, text) || isAny(TAMPERING, text),
  })
  if (GREETING.test(text)) return said('greeting')
  if (THANKING.test(text)) return said('thanks')
  if (ASKING_HELP.test(text)) return said('help')
  if (isAny(TAMPERING, text)) {
    return said(
      'refused',
      'I only plan advertising, with the rates of the catalogue; how I am set up is not something I share or change.',
    )
  }
  if (OFF_TOPIC.test(text) && !CAMPAIGN.test(text)) return said('off_topic')
  return said('plan')
}

const isAny = (patterns: readonly RegExp[], text: string) => patterns.some((pattern) => pattern.test(text))

/** True when a normalised message starts the conversation over. */
export const isReset = (text: string): boolean => RESTARTING.test(text)
