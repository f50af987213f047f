import { withoutEnd } from '../../../../kernel/rules/text/trim.ts'
import type { Span } from './text/spans.ts'
import { anyOf, wholeWords } from './text/word-table.ts'
import { isVague, tradesIn } from './trades.ts'

/** Product advertised, in the advertiser's words. */
export interface ProductReading {
  product: string
  span: Span
}

const STOP =
  /(?<!\s)\s+(?:in|on|at|to|for|from|with|across|through|via|using|and|aur|over|during|targeting|target|aimed|budget|only|ka|ke|ki|ko|mein|me|near|under|within|about|this|next|by|around|starting|is|of|reach(?:ing)?|ads?|advertis\w*|campaign\w*|awareness|launch(?:ing)?|opening|sale|sales|promotion|please|par|pe|\d\S*)(?=\s|$).*$/s
const ADJECTIVES = '(?:(?:brand )?new |upcoming |latest |own |small |local |first |second )*'
const OWNED = new RegExp(
  `\\b(?:our|my|apne|apni|apna|hamare|hamari|hamara|mere|meri|mera|humare|humari)\\s+${ADJECTIVES}([^,.;:!?()\\d₹]{3,60})`,
  'g',
)
const OFFERED = new RegExp(
  `\\b(?:launching|launch(?: of)?|introducing|advertis(?:e|ing)|promot(?:e|ing)|sell(?:ing)?|for|opening|have|own|run|running|started|opened)\\s+(?:an?|the)\\s+${ADJECTIVES}([^,.;:!?()\\d₹]{3,60})`,
  'g',
)
const DESCRIBED =
  /(?:^|[,.;:!?]\s*)(?:an?\s+|the\s+|our\s+|new\s+)*([\p{L}][\p{L}'& -]{2,40}?)\s+(?:awareness|launch|campaign|sale|sales|opening|promotion)\b/gu

/** Words that are no product: the campaign itself, a medium, a time, a politeness. */
const NO_PRODUCT_WORDS = `
  new, good, best, great, nice, cheap, complete, proper, full, short, quick, small, big, simple, whole, entire,
  same, total, overall, marketing, media, ad, ads, advert*, campaign, campaigns, brand, brands, plan, planning,
  budget, target, audience, city, cities, month, months, week, weeks, day, days, year, weekend, business,
  product, products, company, client, clients, service, services, radio, tv, television, hoarding, hoardings,
  billboards?, newspaper, newspapers, print, outdoor, digital, cinema, theatre, metro, spots?, branding, launch*,
  sale, sales, awareness, holi, diwali, eid, christmas, pongal, onam, festival, festive, season, summer, winter,
  monsoon, wedding, rules, instructions, prompt, customers?, people, team, number, everyone, need, want, run, a,
  an, the, our, my, pan, india, all, only, use, in, for, of, to, ipl, valentine'?s?, next, this, lead, leads,
  brand awareness, mind, name, boss, phone, number, party, i, we, please, some, make, create, give, me, us, do,
  plan
`
const NO_PRODUCT = new RegExp(`^${anyOf(NO_PRODUCT_WORDS)}(?:[\\s-]+${anyOf(NO_PRODUCT_WORDS)})*[\\s-]*$`)

/** Verbs and small talk: a clause with one of these names no product. */
const CHAT = wholeWords(`
  i, we, you, it, me, us, is, are, was, be, will, can, could, would, should, please, thanks?, hi, hello, hey, ok,
  okay, yes, no, not, make, want, need, add, drop, remove, show, give, use, prefer, choose, chose, change, same,
  budget, date, dates, city, cities, instead, actually, also, too, more, less, what, which, how, why, when,
  where, who, plan, help, start, run, do, don't, let's, chahiye, karna, karo, hai, hain, chalega, bhai, mujhe,
  hum, aur, mat, nahi, kya, ka, ki, ke, media, channels?, audience, anything, whatever, sure, great, fine, good,
  total, max, maximum, only, just, free, spend, each, per, all, any, my, our, reach, people, frequency, focus,
  mix, asap, start over, reset, duration, objective, goal, target, market, india, incl, excl, gst, taxes, extra,
  plus, month, months, week, weeks, days?, year, from, to, till, until, for, in, on, and, or, with, of, the,
  then, except, between, ignore, your, rules, price, discount, hindi, english, telugu, tamil, kannada, malayalam,
  marathi, gujarati, bengali, punjabi, asap, urgent, jaldi, maybe, around, about, near, city, anyone, someone,
  something, marketing, promotion, bye
`)

/**
 * The product or the business of a normalised message: `protein bar`, `ev scooter`; null where none is named.
 * @param original the same message as it was typed, for its capital letters
 */
export function readProduct(text: string, original: string): ProductReading | null {
  for (const pattern of [OWNED, OFFERED, DESCRIBED]) {
    for (const match of text.matchAll(pattern)) {
      const words = trimmed(match[1] ?? '')
      if (words === '' || NO_PRODUCT.test(words)) continue
      const named = namedIn(words, original, pattern === OWNED)
      if (named === null) continue
      const start = match.index + match[0].indexOf(words) + words.indexOf(named)
      return { product: cased(named, original), span: { start, end: start + named.length } }
    }
  }
  return null
}

/**
 * Product in the rest of a message, after all other readers: `tuition classes` of "₹2,000 for TV in Mumbai, tuition
 * classes". Only a clause without any other reading counts.
 * @param text normalised, with a mark in place of every letter that was read
 */
export function readLeftover(text: string, original: string): ProductReading | null {
  for (const match of text.matchAll(/(?:^|[,.;])([^,.;:!?]{4,50})(?=$|[,.;])/g)) {
    const words = trimmed(match[1] ?? '')
      .replace(/^(?:new|a|an|the|for|our|my)\s+/, '')
      .trim()
    const count = words.split(' ').length
    if (words.length < 4 || count > 4 || !/^[a-z\u00e0-\u00ff' &-]+$/.test(words)) continue
    if (NO_PRODUCT.test(words) || CHAT.test(match[1] ?? '') || tradesIn(words).length === 0) continue
    const start = match.index + match[0].indexOf(words)
    return { product: cased(words, original), span: { start, end: start + words.length } }
  }
  return null
}

/**
 * Product within some words: up to the last trade or kind of goods, or a name in capitals or quotes; null for other
 * words.
 */
function namedIn(words: string, original: string, isOwned: boolean): string | null {
  const trade = tradesIn(words).at(-1)
  if (trade) {
    const before = words.slice(0, trade.start).trim().split(' ').filter(Boolean).slice(-MAX_DESCRIBING)
    const from = before.findLastIndex((word) => isPlain(word) && !isTyped(word, original))
    const name = [...before.slice(from + 1), words.slice(trade.start, trade.end)].join(' ')
    return isVague(name) || !words.includes(name) ? null : name
  }
  if (!isOwned) return null
  const at = original.toLowerCase().indexOf(words)
  const typed = at < 0 ? '' : original.slice(at, at + words.length)
  const isName = /^(?:\p{Lu}[\p{L}\p{N}&'.-]*)(?: \p{Lu}[\p{L}\p{N}&'.-]*){0,3}$/u.test(typed)
  return isName && !CHAT.test(words) ? words : null
}

/** Words of a product before its trade. */
const MAX_DESCRIBING = 3
/** Words before a trade that are none of its name. */
const LEADING = new RegExp(
  `^(?:${anyOf('naya, nayi, naye, apna, apni, hamara, hamari, hamare, mera, meri, launching, opening, open, promote, promoting, selling, sell, needs, has, starting, act, as, own')}|${anyOf('नया, नयी, नई, नए, हमारा, हमारी, हमारे, अपना, अपनी, अपने, मेरा, मेरी, मेरे, एक, के, की, का')})$`,
)
const isPlain = (word: string) => CHAT.test(word) || NO_PRODUCT.test(word) || LEADING.test(word)
/** True when a word was typed with a capital letter: "our Big Gym". */
const isTyped = (word: string, original: string) =>
  original.includes(` ${word.charAt(0).toUpperCase()}${word.slice(1)} `)

/**
 * The first trade or kind of goods of a text: `gym` of "naya gym khul raha hai".
 * @param isFree whether a stretch means nothing else
 */
export function readTrade(text: string, original: string, isFree: (span: Span) => boolean): ProductReading | null {
  for (const { start, end } of tradesIn(text)) {
    if (
      !isFree({ start, end }) ||
      /\b(?:near|opposite|outside|behind|in|at|like|on|more|less|some)(?: the| a| an)? $/.test(
        text.slice(Math.max(0, start - 16), start),
      )
    )
      continue
    const lead = /(?:[\p{L}\p{M}&'-]{1,40} ){0,2}$/u.exec(text.slice(Math.max(0, start - 40), start))?.[0] ?? ''
    const before = lead.trim().split(' ').filter(Boolean)
    const from = before.findLastIndex(isPlain)
    const words = before.slice(from + 1)
    const first = start - words.reduce((sum, word) => sum + word.length + 1, 0)
    const span = isFree({ start: first, end }) ? { start: first, end } : { start, end }
    // "Near Lulu Mall" is a place.
    if (/\b(?:near|opposite|outside|behind|beside|around)(?: the)? $/.test(text.slice(0, span.start))) continue
    const name = text.slice(span.start, span.end)
    if (isVague(name)) continue
    return { product: cased(name, original), span }
  }
  return null
}

function trimmed(words: string): string {
  const product = ` ${words.trim()}`
    .replace(STOP, '')
    .trim()
    .replace(/^(?:an?|the|new|our|my)\s+/, '')
  return withoutEnd(product, /[\s'-]/)
}

/** The words with the capitals that they were typed with. */
function cased(words: string, original: string): string {
  const at = original.toLowerCase().indexOf(words)
  return at < 0 ? words : original.slice(at, at + words.length)
}
