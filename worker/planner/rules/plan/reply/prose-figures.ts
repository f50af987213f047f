import { scaleOf } from '../../../../kernel/rules/text/amounts.ts'
import { latinDigits } from '../../../../kernel/rules/text/digits.ts'
import { BELOW_TWENTY, TENS } from '../../../../kernel/rules/text/number-words.ts'

/** A number as it was written. */
export interface Figure {
  /** Whole rupees or heads; NaN where the words cannot be read as a number. */
  value: number
  /** Largest error from rounding to the digits written. */
  tolerance: number
  /** True when a currency or a price word marks it. Other figures may count people. */
  isMoney: boolean
}

const UNIT =
  '(?:(hundred|thousand|hazaa?r|हजार|lakhs?|lacs?|लाख|crores?|करोड|crs?|million|mn|billion|bn|[klm])(?!\\p{L}|\\p{M}))'
const NUMBER = '(\\d(?:[\\d,]*\\d)?(?:\\.\\d+)?)'
const MARK = '(₹|(?<!\\p{L})(?:rs\\.?|inr|rupees?|usd|रु\\.?|रुपये|रुपए)|[$€£])'
/** Units of a price: `500 a month`, `20 each`; `2 each week` is no price. */
const PER =
  '(?:an?|per|every|/|ek|har|प्रति|हर) ?(?:months?|weeks?|days?|years?|spots?|seconds?|sites?|screens?|hoardings?|insertions?|releases?|posts?|heads?|person|thousand|pieces?|slots?|shows?|copy|copies|line|mahin[ae]|hafte|din|महीने|महीना|हफ्ते|दिन|स्पॉट)|each(?! \\p{L})|apiece|a piece'
const TAIL = `(/-|(?:rs|inr|rupees?|bucks|paise|रुपये|रुपए|रु|${PER})(?!\\p{L}))`
const PRICED =
  '((?:costs?|priced|prices?|rates?|pay|charge|fees?|tariffs?)(?: (?:is|are|of|at|only|just|about|around|you|a|mere|start|starts|begin|begins|go|goes|from|as low as|here|under|below|now))*)'
const NUMERAL = `(?:${[...BELOW_TWENTY, ...TENS.keys(), 'half'].join('|')})`

const figure = new RegExp(
  `(?:${PRICED} )?(?:${MARK} ?|(?<![\\p{L}\\d.]))${NUMBER} ?${UNIT}?(?: ?(?:-|to|se) ?${MARK}? ?${NUMBER} ?${UNIT}?)? ?${TAIL}?`,
  'gu',
)
const spelled = new RegExp(
  `(?<!\\p{L})((?:(?:${NUMERAL}|hundred|and|a|an)[ -])*(?:${NUMERAL}|hundred|an?(?= ${UNIT.replace('(hundred', '(?:hundred')})))[ -]${UNIT}? ?${TAIL}?`,
  'gu',
)
/** Money or a great number in words that this reader does not know: `do lakh`, `kuch hazaar rupees`. */
const unread = /₹|(?<!\p{L})(?:lakhs?|lacs?|crores?|rupees?|inr|लाख|करोड|रुपये|रुपए)(?!\p{L})/gu

/** Lower case, ASCII digits and dashes, one space between words; nothing invisible in between. */
export function plainText(text: string): string {
  return latinDigits(text.normalize('NFKC'))
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff\u093c*`]/gu, '')
    .replace(/[\u2010-\u2015\u2212]/gu, '-')
    .replace(/\s+/gu, ' ')
    .toLowerCase()
}

/** Every figure in a text, in any writing of the country: `₹14.9 lakh`, `Rs 12,34,567/-`, `5-10L`, `fifteen lakh`. */
export function figuresIn(text: string): Figure[] {
  const found: Figure[] = []
  const rest = plainText(text)
    .replace(figure, (_, priced, mark, first, unit, mark2, second, unit2, tail) => {
      const isMoney = Boolean(priced ?? mark ?? mark2 ?? tail)
      // "5-10 lakh": the unit belongs to both.
      found.push(toFigure(first, unit ?? unit2, isMoney))
      if (second) found.push(toFigure(second, unit2, isMoney))
      return ' # '
    })
    .replace(spelled, (whole, words, unit, tail) => {
      if (!unit && !tail) return whole
      found.push({ ...toFigure('1', unit, Boolean(tail)), value: spelledNumber(words) * multiple(unit), tolerance: 0 })
      return ' # '
    })
  for (const _ of rest.matchAll(unread)) found.push({ value: Number.NaN, tolerance: 0, isMoney: true })
  return found
}

const multiple = (unit: string | undefined) =>
  unit === undefined ? 1 : unit === 'hundred' ? 100 : (scaleOf(unit) ?? Number.NaN)

function toFigure(digits: string, unit: string | undefined, isMoney: boolean): Figure {
  const times = multiple(unit)
  const decimals = digits.split('.')[1]?.length ?? 0
  return {
    value: Number(digits.replaceAll(',', '')) * times,
    tolerance: 0.5 * 10 ** -decimals * times,
    isMoney,
  }
}

/** `twenty-five`, `two and a half`, `one hundred and ten`. */
function spelledNumber(words: string): number {
  let sum = 0
  for (const word of words.split(/[ -]/)) {
    if (word === 'hundred') sum = Math.max(sum, 1) * 100
    else if (word === 'half') sum = Math.trunc(sum) + 0.5
    else if (word === 'a' || word === 'an') sum += sum === 0 ? 1 : 0
    else sum += TENS.get(word) ?? Math.max(0, BELOW_TWENTY.indexOf(word))
  }
  return sum
}
