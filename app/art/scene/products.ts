import type { AdColours } from './colours.ts'
import { circle, opacity, ROUND_CAP, rect, shape, stroke } from './marks.ts'

/** `main` is the colour of the product itself, the others those of its advert. */
type ProductColours = Pick<AdColours, 'ground' | 'accent' | 'text'> & { main: string }

interface Product {
  /** Two lines each. */
  headlines: readonly [readonly [string, string], ...(readonly [string, string])[]]
  /** It needs more room from side to side. */
  isWide?: true
  /** Around 0, 0, about 50 high. */
  draw(colours: ProductColours): string
}

const TEA: Product = {
  headlines: [
    ['Subah', 'wali chai'],
    ['सुबह', 'की चाय'],
    ['Adrak', '& co.'],
  ],
  draw: ({ main, text }) =>
    shape('M-16-5h27v9a13 13 0 0 1-27 0zM-20 20h35v3h-35z', main) +
    stroke('M11-2c10-1 9 11-2 10', main, 3) +
    stroke('M-8-10q4-4 0-9M2-10q4-4 0-9', text, 2, ROUND_CAP),
}

const HOMES: Product = {
  headlines: [
    ['Naya', 'ghar'],
    ['अपना', 'घर'],
    ['Aangan', 'Homes'],
  ],
  draw: ({ main, ground }) =>
    shape('M-21 24V-4l15-9v37zM-3 24v-44l18 8v36z', main) +
    stroke('M-17 2h9m-9 8h9M2-8h9M2 0h9M2 8h9', ground, 3, ' stroke-dasharray="3"'),
}

const PHONE: Product = {
  headlines: [
    ['Bolo', '5G'],
    ['Hello', 'Bharat'],
    ['Jodo', 'mobile'],
  ],
  draw: ({ main, ground, accent }) =>
    rect(-11, -23, 22, 45, main, 4) + rect(-8.5, -19, 17, 34, ground, 2) + circle(0, -4, 5, accent),
}

const RING: Product = {
  headlines: [
    ['Swarna', 'jewels'],
    ['शुभ', 'विवाह'],
    ['Heera', '1962'],
  ],
  draw: ({ main, text }) =>
    stroke('M0-4a14 14 0 1 1-.1 0z', main, 4) +
    shape('M-9-17l4-6h10l4 6-9 12z', text) +
    shape('M-9-17h18l-9 12z', main, opacity(0.6)),
}

const CAR: Product = {
  headlines: [
    ['Raftaar', 'EV'],
    ['Chalo', 'ghoomne'],
    ['नई', 'रफ़्तार'],
  ],
  isWide: true,
  draw: ({ main, ground, text }) =>
    shape('M-26 10c-1-7 3-9 9-10l7-10h18l9 10c8 1 10 4 9 10z', main) +
    shape('M-7-1l5-6h7v6zm14-6l5 6h-4z', ground) +
    circle(-13, 10, 5, text) +
    circle(15, 10, 5, text),
}

const LEAF: Product = {
  headlines: [
    ['Hara', 'organic'],
    ['शुद्ध', 'देसी'],
    ['Neem', '& leaf'],
  ],
  draw: ({ main, ground }) =>
    shape('M0 23C-24 10-17-16 5-24 22-10 20 13 0 23z', main) + stroke('M0 23Q0 2 5-14M1 8l9-6M1 12l-8-6', ground, 1.5),
}

const BOTTLE: Product = {
  headlines: [
    ['Thanda', 'nimbu'],
    ['ठंडा', 'मीठा'],
    ['Kokum', 'soda'],
  ],
  draw: ({ main, ground, accent }) =>
    shape('M-5-25h10v9c0 5 6 6 6 13v27h-22v-27c0-7 6-8 6-13z', main) +
    rect(-11, 0, 22, 13, ground) +
    circle(0, 6.5, 4, accent),
}

const FACE: Product = {
  headlines: [
    ['Noor', 'skincare'],
    ['Khil', 'ke raho'],
    ['चमक', 'हर दिन'],
  ],
  draw: ({ main }) =>
    shape('M-15 12V-8a15 15 0 0 1 30 0v20z', '#2A1B1E') +
    shape('M-4 2h8v10h-8z', '#B87D58') +
    circle(0, -5, 9.5, '#C98B66') +
    shape('M-24 30c0-16 10-20 24-20s24 4 24 20z', main) +
    stroke('M-5.500-6h4M2-6h4M-3 0q3 2.500 6 0', '#5a2c22', 1.3, ROUND_CAP),
}

const SHOE: Product = {
  headlines: [
    ['Daud', 'shoes'],
    ['Kadam', 'no. 1'],
    ['दौड़', 'भारत'],
  ],
  isWide: true,
  draw: ({ main, ground, text }) =>
    shape('M-24 8c5-1 8-6 9-14l10 2c3 7 10 9 18 10 8 1 10 4 10 9h-47z', main) +
    shape('M-24 15h47v4h-47z', text) +
    stroke('M-8 1l5-3M-2 5l5-3', ground, 1.5),
}

export const PRODUCTS: readonly [Product, ...Product[]] = [TEA, HOMES, PHONE, RING, CAR, LEAF, BOTTLE, FACE, SHOE]
