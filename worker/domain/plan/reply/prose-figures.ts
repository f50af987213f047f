/** A number as somebody wrote it. */
export interface Figure {
  /** Whole rupees or heads; NaN where the words cannot be read as a number. */
  value: number
  /** How far rounding to the digits written may have moved it. */
  tolerance: number
  /** Whether a currency or a price word marks it. Other figures may count people. */
  isMoney: boolean
}

const LAKH = 1e5
const CRORE = 1e7
const UNITS: Record<string, number> = {
  hundred: 100,
  k: 1e3,
  thousand: 1e3,
  hazar: 1e3,
  hazaar: 1e3,
  हजार: 1e3,
  l: LAKH,
  lac: LAKH,
  lakh: LAKH,
  लाख: LAKH,
  cr: CRORE,
  crore: CRORE,
  करोड: CRORE,
  m: 1e6,
  mn: 1e6,
  million: 1e6,
  bn: 1e9,
  billion: 1e9,
}

const WORDS = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen'
).split(' ')
const TENS = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** Zero of each Indian script, and of the Arabic ones: a figure in any of them is a figure. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66]

const UNIT =
  '(?:(hundred|thousand|hazaa?r|हजार|lakhs?|lacs?|लाख|crores?|करोड|crs?|million|mn|billion|bn|[klm])(?!\\p{L}|\\p{M}))'
const NUMBER = '(\\d(?:[\\d,]*\\d)?(?:\\.\\d+)?)'
const MARK = '(₹|(?<!\\p{L})(?:rs\\.?|inr|rupees?|usd|रु\\.?|रुपये|रुपए)|[$€£])'
const TAIL = '(/-|(?:rs|inr|rupees?|bucks|paise|रुपये|रुपए|रु)(?!\\p{L}))'
const PRICED = '((?:costs?|priced|price|rate|pay|charge)(?: (?:is|of|at|only|just|about|around|you|a|mere))*)'
const NUMERAL = `(?:${[...WORDS, ...TENS.slice(2), 'half'].join('|')})`

const figure = new RegExp(
  `(?:${PRICED} )?(?:${MARK} ?|(?<![\\p{L}\\d.]))${NUMBER} ?${UNIT}?(?: ?(?:-|to|se) ?${MARK}? ?${NUMBER} ?${UNIT}?)? ?${TAIL}?`,
  'gu',
)
const spelled = new RegExp(
  `(?<!\\p{L})((?:(?:${NUMERAL}|hundred|and|a|an)[ -])*(?:${NUMERAL}|hundred|a|an))[ -]${UNIT}? ?${TAIL}?`,
  'gu',
)
/** Money or a great number in words that nobody here can read: `do lakh`, `kuch hazaar rupees`. */
const unread = /₹|(?<!\p{L})(?:lakhs?|lacs?|crores?|rupees?|inr|लाख|करोड|रुपये|रुपए)(?!\p{L})/gu

/** Lower case, ASCII digits and dashes, one space between words; nothing invisible in between. */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff\u093c*`]/gu, '')
    .replace(/[\u2010-\u2015\u2212]/gu, '-')
    .replace(/\p{Nd}/gu, (digit) => {
      const code = digit.codePointAt(0) ?? 0
      const zero = ZEROS.find((first) => code >= first && code < first + 10)
      return zero === undefined ? digit : String(code - zero)
    })
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

const multiple = (unit: string | undefined) => (unit ? (UNITS[unit] ?? UNITS[unit.replace(/s$/, '')] ?? Number.NaN) : 1)

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
    else if (WORDS.includes(word)) sum += WORDS.indexOf(word)
    else if (TENS.includes(word)) sum += TENS.indexOf(word) * 10
  }
  return sum
}
