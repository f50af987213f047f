import { create, type Font } from 'fontkit'
import type { Weight } from '../../domain/papers/page.ts'
import devanagari400 from './fonts/devanagari-400.bin'
import devanagari700 from './fonts/devanagari-700.bin'
import latin400 from './fonts/latin-400.bin'
import latin600 from './fonts/latin-600.bin'
import latin700 from './fonts/latin-700.bin'

export type Script = 'latin' | 'devanagari'

/** A parsed font, kept from one document to the next: its tables and the outlines that were asked for are read once. */
function once(bytes: ArrayBuffer): () => Font {
  let font: Font | undefined
  return () => {
    font ??= create(new Uint8Array(bytes))
    return font
  }
}

// Devanagari has two weights: what is half bold in Latin letters is bold in its own.
const bold = once(devanagari700)
const FONTS: Record<Script, Record<Weight, () => Font>> = {
  latin: { 400: once(latin400), 600: once(latin600), 700: once(latin700) },
  devanagari: { 400: once(devanagari400), 600: bold, 700: bold },
}

export const fontOf = (script: Script, weight: Weight): Font => FONTS[script][weight]()

/** Name of a font within a document. */
export const fontName = (script: Script, weight: Weight): string =>
  `${script}-${script === 'devanagari' && weight === 600 ? 700 : weight}`

/** A letter or sign of Devanagari; joiners have a say in their shapes. */
const LETTER = '(?:[\\u0900-\\u097f\\u25cc]|\\u200c|\\u200d)'
/** Spaces between words of one script are drawn with its font. */
const RUNS = new RegExp(`(${LETTER}+(?:\\s+${LETTER}+)*)|(?:(?!${LETTER})[^])+`, 'g')

/** A text in runs of one script each. */
export const runsOf = (text: string): { text: string; script: Script }[] =>
  [...text.matchAll(RUNS)].map(([run, devanagari]) => ({
    text: run,
    script: devanagari === undefined ? 'latin' : 'devanagari',
  }))
