/** Words for the multiples in which India counts money and people, as they are typed, said and misspelt. */
const SCALES: readonly (readonly [scale: number, words: string])[] = [
  [1e3, 'k thousand thousands thou hazaar hazar hajar hajaar hazzar हज़ार हजार'],
  [1e5, 'l lac lacs lakh lakhs lak laks lack lacks lkh lks laakh laksh lakhon lakho लाख peti petis'],
  [1e6, 'm mn mln million millions'],
  [1e7, 'cr crs crore crores caror karod karor croe crr करोड़ करोड khokha khoka koti'],
  [1e9, 'b bn billion billions'],
]

const SCALE_OF = new Map(
  SCALES.flatMap(([scale, words]) => words.split(' ').map((word) => [word.normalize('NFKC'), scale] as const)),
)

/** Value of one of a unit: 1,00,000 for `lakh`. Takes a word in lower case and NFKC; undefined for any other. */
export const scaleOf = (word: string): number | undefined => SCALE_OF.get(word)

// A field takes the short list only: "5 peti" in a form is more likely a mistake than half a million rupees.
const TYPED_AMOUNT = /^(?:₹|rs\.?)?\s*(\d[\d,]*(?:\.\d*)?)\s*(k|l|lac|lakh|cr|crore)?s?$/i

/** Whole rupees of an amount typed into a field: `185000`, `1,85,000`, `₹1.85 L`, `2 crore`; null for other text. */
export function parseRupees(text: string): number | null {
  const [, amount, unit = ''] = TYPED_AMOUNT.exec(text.trim()) ?? []
  if (amount === undefined) return null
  return Math.round(Number(amount.replaceAll(',', '')) * (scaleOf(unit.toLowerCase()) ?? 1))
}
