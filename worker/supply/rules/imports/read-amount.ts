import { scaleOf } from '../../../kernel/rules/text/amounts.ts'
import { latinDigits } from '../../../kernel/rules/text/digits.ts'

/** A number of a cell, and whether it was read from words that a person should look at. */
export interface ReadNumber {
  number: number
  isWorded: boolean
}

/** Digits as in English, and single spaces. */
const oneLine = (text: string): string => latinDigits(text).replace(/\s+/gu, ' ').trim()

const AMOUNT =
  /^(?:₹|rs\.?|inr)? ?(?:([-−–]) ?)?(?:(?:₹|rs\.?|inr) ?)?(\d[\d,]*(?:\.\d+)?|\.\d+) ?(k|thousand|l|lac|lacs|lakh|lakhs|cr|crore|crores|m|mn|million|लाख|करोड़|करोड)? ?(?:\/-|\/=)?$/iu

/**
 * A number as spreadsheets of the trade have it: `1,25,000`, `₹ 1.25 lakh`, `Rs 5,000/-`, `40 ft`.
 * @param unit of the column, which may follow the number
 * @returns null for other text
 */
export function readNumber(text: string, unit = ''): ReadNumber | null {
  const plain = oneLine(text.normalize('NFKC'))
  const end = unit.toLowerCase()
  const bare =
    end !== '' && plain.toLowerCase().endsWith(end)
      ? plain.slice(0, -end.length).trimEnd()
      : plain.replace(/ ?['′]$/, '')
  const [, minus, digits, word = ''] = AMOUNT.exec(bare) ?? []
  if (digits === undefined) return null
  const scale = word === '' ? 1 : scaleOf(word.toLowerCase().normalize('NFKC'))
  if (scale === undefined) return null
  const number = Number((Number(digits.replaceAll(',', '')) * scale).toPrecision(15))
  return { number: minus ? -number : number, isWorded: word !== '' }
}

/** `18%`, `18 per cent`, `18`: 18. */
export function readPercent(text: string): number | null {
  return readNumber(oneLine(text.normalize('NFKC')).replace(/(?:%|percent|per cent)$/i, ''))?.number ?? null
}

/** `40 x 20 ft`, `40' × 20'`, `40*20`: width and height. */
export function readSize(text: string): { width: number; height: number } | null {
  const [, width, height] =
    /^(\d+(?:\.\d+)?) ?(?:(?:ft|feet|'|′) ?)?(?:w ?)?(?:x|×|\*|by) ?(\d+(?:\.\d+)?) ?(?:(?:ft|feet|'|′) ?)?h?\.?$/i.exec(
      oneLine(oneLine(text).replace(/[wh]\)?(?= |$)/gi, '')),
    ) ?? []
  return width === undefined ? null : { width: Number(width), height: Number(height) }
}
