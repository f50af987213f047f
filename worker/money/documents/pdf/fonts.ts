import { create, type Font } from 'fontkit'
import type { Weight } from '../../rules/documents/layout/page.ts'
import devanagari400 from './fonts/devanagari-400.bin'
import devanagari700 from './fonts/devanagari-700.bin'
import latin400 from './fonts/latin-400.bin'
import latin600 from './fonts/latin-600.bin'
import latin700 from './fonts/latin-700.bin'

export type Script = 'latin' | 'devanagari'

/** A parsed font, reused between documents: its tables and outlines are read once. */
function once(bytes: ArrayBuffer): () => Font {
  let font: Font | undefined
  return () => {
    font ??= create(new Uint8Array(bytes))
    return font
  }
}

// Devanagari has two weights: bold replaces the semibold of Latin.
const bold = once(devanagari700)
const FONTS: Record<Script, Record<Weight, () => Font>> = {
  latin: { 400: once(latin400), 600: once(latin600), 700: once(latin700) },
  devanagari: { 400: once(devanagari400), 600: bold, 700: bold },
}

export const fontOf = (script: Script, weight: Weight): Font => FONTS[script][weight]()

/** Name of a font within a document. */
export const fontName = (script: Script, weight: Weight): string =>
  `${script}-${script === 'devanagari' && weight === 600 ? 700 : weight}`

/** Letters and signs of Devanagari, with the joiners that change their shapes; then anything else. Its fonts have no space. */
const RUNS = /([\u0900-\u097f\u25cc\u200c-\u200d]+)|[^\u0900-\u097f\u25cc\u200c-\u200d]+/g

const MARKS = /\p{M}/gu
const isKnown = (letter: string) => latinLetters().has(letter.codePointAt(0) ?? 0)
let known: Set<number> | undefined
function latinLetters(): Set<number> {
  known ??= new Set(fontOf('latin', 400).characterSet)
  return known
}

/** Text in letters of our fonts: a missing letter loses its accent, or becomes a question mark. */
const inKnownLetters = (text: string): string =>
  [...text].map((letter) => (isKnown(letter) ? letter : plainLetters(letter))).join('')

function plainLetters(letter: string): string {
  const base = [...letter.normalize('NFKD').replace(MARKS, '')]
  return base.every(isKnown) ? base.join('') : '?'
}

export interface TextRun {
  /** As it is drawn. */
  text: string
  script: Script
  /** The glyphs spell the text: they are in the order of the letters, and every letter has one. */
  isAsRead: boolean
}

/** A text in runs of one script each. */
export const runsOf = (text: string): TextRun[] =>
  [...text.normalize('NFC').matchAll(RUNS)].map(([run, devanagari]): TextRun => {
    if (devanagari !== undefined) return { text: run, script: 'devanagari', isAsRead: false }
    const drawn = inKnownLetters(run)
    return { text: drawn, script: 'latin', isAsRead: drawn === run }
  })
