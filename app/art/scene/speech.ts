import { WORDS_BY_SCRIPT } from './signs.gen.ts'

type Headline = readonly [first: string, second: string]

/** Headlines of each product of kit.js. */
export const WORDS: readonly (readonly Headline[])[] = [
  [
    ['Subah', 'wali chai'],
    ['सुबह', 'की चाय'],
    ['Adrak', '& co.'],
  ],
  [
    ['Naya', 'ghar'],
    ['अपना', 'घर'],
    ['Aangan', 'Homes'],
  ],
  [
    ['Bolo', '5G'],
    ['Hello', 'Bharat'],
    ['Jodo', 'mobile'],
  ],
  [
    ['Swarna', 'jewels'],
    ['शुभ', 'विवाह'],
    ['Heera', '1962'],
  ],
  [
    ['Raftaar', 'EV'],
    ['Chalo', 'ghoomne'],
    ['नई', 'रफ़्तार'],
  ],
  [
    ['Hara', 'organic'],
    ['शुद्ध', 'देसी'],
    ['Neem', '& leaf'],
  ],
  [
    ['Thanda', 'nimbu'],
    ['ठंडा', 'मीठा'],
    ['Kokum', 'soda'],
  ],
  [
    ['Noor', 'skincare'],
    ['Khil', 'ke raho'],
    ['चमक', 'हर दिन'],
  ],
  [
    ['Daud', 'shoes'],
    ['Kadam', 'no. 1'],
    ['दौड़', 'भारत'],
  ],
]
/** Products whose headline exists in every script. */
export const LOCAL: Readonly<Record<number, string>> = { 0: 'tea', 1: 'home', 4: 'car' }
/** `शुभ विवाह` is the same in Hindi, Marathi and Konkani. */
const WEDDING = 3

interface Speech {
  products: readonly number[]
  /** Tests whether a headline is one of these. */
  has: (headline: Headline) => boolean
  /** Script of the headline. */
  script?: string
  /** Lines instead of words. */
  greek?: true
}

const isNagari = ([first]: Headline) => first > 'z'
const isLatin = ([first]: Headline) => first <= 'z'
const ALL = WORDS.map((_, product) => product)
const LOCAL_PRODUCTS = Object.keys(LOCAL).map(Number)
const any = () => true

/**
 * Language of an advert. A page uses its own language, and lines where its letters have no outlines. A street uses
 * Latin letters or the script of its state, or Devanagari where no state is known.
 * @param chance from 0 to 1
 */
export function speechOf(
  { language, script }: { language?: string | undefined; script?: string | undefined },
  chance: number,
): Speech {
  if (language === 'en') return { products: ALL, has: isLatin }
  if (language === 'hi') return { products: ALL.filter((product) => WORDS[product]?.some(isNagari)), has: isNagari }
  if (language === 'mr' || language === 'kok') return { products: [WEDDING], has: isNagari }
  if (language) {
    return language in WORDS_BY_SCRIPT
      ? { products: LOCAL_PRODUCTS, has: any, script: language }
      : { products: ALL, has: any, greek: true }
  }
  if (!script) return { products: ALL, has: any }
  return chance < 0.25 ? { products: LOCAL_PRODUCTS, has: any, script } : { products: ALL, has: isLatin }
}
