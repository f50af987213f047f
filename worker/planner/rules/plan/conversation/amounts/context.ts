import { endsClause, type Token } from '../text/tokens.ts'
import { anyOf } from '../text/word-table.ts'

/** Words around a sum, up to the end of its clause or the next sum, with a space at either side. */
export interface Surroundings {
  before: string
  after: string
}

/** At most seven words before tokens `first` and after `next`, not past `floor` or `ceiling`. */
export function surroundings(
  tokens: readonly Token[],
  { first, next }: { first: number; next: number },
  { floor, ceiling }: { floor: number; ceiling: number },
): Surroundings {
  let start = first
  while (start > floor && first - start < 7 && !endsClause(tokens, start - 1)) start -= 1
  let end = next
  while (end < ceiling && end - next < 7 && !endsClause(tokens, end)) end += 1
  return { before: words(tokens, start, first), after: words(tokens, next, end) }
}

const words = (tokens: readonly Token[], from: number, to: number) =>
  ` ${tokens
    .slice(from, to)
    .filter((token) => !/^[-().:"']$/.test(token.text))
    .map((token) => token.text)
    .join(' ')} `

const CITY = '(?:cit(?:y|ies)|towns?|metros?|markets?|shehar|sheher|shahar|sahar|शहर)'
const EACH_CITY = new RegExp(
  ` (?:per|each|every|either|har|prati|/|हर) ${CITY} | each | apiece | har ek | ${CITY}wise | ${CITY} wise `,
)
const ONE_CITY = new RegExp(
  ` (?:any|one|single|no|a|ek|kisi|kisi bhi|any one|any single|both|individual) (?:single )?${CITY} `,
)
/** A sum with one of these around it is a limit. */
const LIMIT_WORDS = `
  max, maximum, cap, caps, capped, limit, limited, most, atmost, upto, up to, under, below, within, ceiling, tak,
  exceed, exceeds, exceeding, cross, no more, not more, not above, not over, less than, more than, zyada, jyada,
  se zyada, above, over
`
const CAP = new RegExp(` ${anyOf(LIMIT_WORDS)} `)
const AT_LEAST =
  / (?:at least|atleast|minimum|min|no less than|not less than|kam se kam|more than|over|above|upwards of|starting from|minimum of|at the least) (?:of |about |rs )?$/
// The apostrophe of "don't" is a mark of its own and left out of the words.
const NEVER = / (?:no|not|never|cannot|can t|don t|shouldn t|must n t|dont|nahi|nahin|mat|na) /
const MONTHLY =
  / (?:per|each|every|\/|har|prati) (?:month|mo|mahina|mahine|maah|maas) | monthly | p m | pm | mahine ka | महीने /
/** A sum after one of these is a price, an income or a discount. */
const PRICE_NOUNS = `
  price, prices, priced, rate, rates, cpm, cpc, cpl, cpv, mrp, worth, salary, ctc, fee, fees, ticket, tickets,
  income, earning, earnings, earn, turnover, revenue, loan, loans, prize, emi, rent, valuation, funding, raised,
  cashback, discount, save, sales of, sale of, sales target of, target of, starting from, starting at, starts at,
  starts from, gst, tax
`
const PRICE_BEFORE = new RegExp(
  ` ${anyOf(PRICE_NOUNS)} (?:(?:is|of|at|from|above|over|just|only|upto|up|about|around|to|than|more|between|as|equal|worth|rs) ){0,3}$`,
)
const PRICE_AFTER =
  /^ (?:off|discount|cashback|prize|loan|emi|salary|income|turnover|revenue|onwards|per (?!month|city|mo |mahin|day|week|town|market|metro)|(?:a|each|\/) (?:piece|plate|ticket|unit|spot|person|seat|hoarding|insertion))/

/** "Take 3 lakh off": the word after the sum is part of the verb. */
export const TAKES_OFF = / (?:take|knock|shave|slash|get|bring) (?:(?:another|about|rs|₹|out) )*$/

/** Meaning of a sum, by the words around it. */
export interface SumMeaning {
  /** True for a limit of one city. */
  isCityCap: boolean
  per: { month?: true; city?: true; week?: true; day?: true }
  isFloor: boolean
  isCap: boolean
  /** The price of a product, an income, a discount: no budget. */
  isPrice: boolean
  /** The word "budget" or a similar one is near it. */
  isBudget: boolean
  /** Taken back: "not 5 lakh", "instead of 5 lakh". */
  isDenied: boolean
  isReach: boolean
}

/** Reads the words around a sum. `isPlus` is for "5 lakh+". */
export function sumMeaning({ before, after }: Surroundings): SumMeaning {
  const around = `${before}|${after}`
  const each = EACH_CITY.test(before) || EACH_CITY.test(after)
  const isLimited = CAP.test(around)
  const isPlus = /^ (?:\+|plus) (?!(?:\d+ % )?(?:applicable |all )?(?:gst|tax))/.test(after)
  const isFloor =
    (isPlus ||
      AT_LEAST.test(before) ||
      / (?:or more|se zyada|se jyada|minimum|at least|and above|se upar) /.test(after)) &&
    !NEVER.test(around)
  return {
    isCityCap: (each || ONE_CITY.test(before) || ONE_CITY.test(after)) && isLimited && !isFloor,
    per: {
      ...(MONTHLY.test(around) || /^ a month /.test(after) ? { month: true } : {}),
      ...(each ? { city: true } : {}),
      ...(/ (?:per|each|every|\/) week | weekly /.test(around) || /^ a week /.test(after) ? { week: true } : {}),
      ...(/ (?:per|each|every|\/) day | daily budget | daily /.test(around) || /^ a day /.test(after)
        ? { day: true }
        : {}),
    },
    isFloor,
    isCap: isLimited && !isFloor,
    isPrice:
      (PRICE_BEFORE.test(before) || PRICE_AFTER.test(after)) && !(TAKES_OFF.test(before) && /^ off /.test(after)),
    isBudget:
      / (?:budget|budgets|spend|spending|invest|investment|total|overall|kharch|kharcha|kharche|lagana|बजट) /.test(
        around,
      ),
    isDenied:
      / (?:not|instead of|rather than|no longer|pehle|earlier|previously) (?:rs |₹ )?$/.test(before) ||
      /^ (?:nahi|nahin|ki jagah|ke bajay|ke bajaye|ki bajaye|नहीं|tha |is too|was too) /.test(after),
    isReach:
      / (?:reach|reaching|reaches|pahunch|pahunchna|cover|target) (?:(?:of|out|to|at|least|about|around|atleast|minimum|over|more|than|a|total|goal|approx|is|nearly) ){0,4}$/.test(
        before,
      ),
  }
}

/** Words after "for", "in" or "on" for the destination of a sum: "mumbai" of "5 lakh for mumbai and". */
export function destinationOf({ after }: Surroundings): string | null {
  const [, place] = /^ (?:only |each )?(?:for|in|on|to|at|towards|ke liye|mein) (.+)$/.exec(after) ?? []
  return place?.replace(/(?: (?:and|aur|&|\+|plus|,|then|but)){1,4} *$/, '').trim() || null
}
