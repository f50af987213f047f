import type { Paise } from '../../../kernel/rules/money.ts'

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

const belowHundred = (n: number): string =>
  n < 20 ? (ONES[n] ?? '') : `${TENS[Math.floor(n / 10)]}${n % 10 === 0 ? '' : `-${ONES[n % 10]}`}`

/** Groups of the Indian system, the largest first. Crores repeat: a lakh crore. */
const GROUPS = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1_000, 'thousand'],
  [100, 'hundred'],
] as const

function words(n: number): string {
  if (n < 100) return belowHundred(n)
  for (const [size, name] of GROUPS) {
    if (n < size) continue
    const rest = n % size
    const tail = rest === 0 ? '' : ` ${rest < 100 ? 'and ' : ''}${words(rest)}`
    return `${words(Math.floor(n / size))} ${name}${tail}`
  }
  return ''
}

/** `Rupees thirteen lakh twenty-seven thousand five hundred and thirty-six only`; paise only where there are some. */
export function amountInWords(amount: Paise): string {
  const size = Math.abs(amount)
  const paise = size % 100
  const rupees = words(Math.floor(size / 100))
  return `${amount < 0 ? 'Minus rupees' : 'Rupees'} ${rupees}${paise === 0 ? '' : ` and ${belowHundred(paise)} paise`} only`
}
