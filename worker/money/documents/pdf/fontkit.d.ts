// The part of fontkit that is used here; it has no types.
declare module 'fontkit' {
  export interface Glyph {
    id: number
    advanceWidth: number
    codePoints: number[]
  }

  export interface GlyphRun {
    glyphs: Glyph[]
    positions: { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }[]
    advanceWidth: number
  }

  export interface Font {
    unitsPerEm: number
    characterSet: number[]
    glyphForCodePoint(code: number): Glyph
    layout(text: string, features?: string[]): GlyphRun
  }

  export function create(bytes: Uint8Array): Font
}
