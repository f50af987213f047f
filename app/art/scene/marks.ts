import { lettering, lineWidth } from '../lettering.ts'

/** To a tenth of a pixel: finer differences cannot be seen, and cost bytes. */
export const round = (value: number): number => Math.round(value * 10) / 10

/** More attributes of an element, each with a space in front. */
type Attributes = string

export const opacity = (share: number): Attributes => ` opacity="${String(share).replace('0.', '.')}"`
export const ROUND_CAP: Attributes = ' stroke-linecap="round"'

/** A filled rectangle; square corners make a path, which is shorter. */
export const rect = (x: number, y: number, w: number, h: number, fill: string, radius = 0, more: Attributes = '') =>
  radius
    ? `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" rx="${radius}" fill="${fill}"${more}/>`
    : `<path d="M${round(x)} ${round(y)}h${round(w)}v${round(h)}H${round(x)}z" fill="${fill}"${more}/>`

export const circle = (x: number, y: number, radius: number, fill: string, more: Attributes = '') =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"${more}/>`

/** A filled path. */
export const shape = (path: string, fill: string, more: Attributes = '') => `<path d="${path}" fill="${fill}"${more}/>`

/** A path drawn as a line. */
export const stroke = (path: string, colour: string, width: number, more: Attributes = '') =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}"${more}/>`

/** A line of text from its left end, or around its middle; made smaller where it is wider than `maxWidth`. */
export function letters(
  x: number,
  y: number,
  size: number,
  fill: string,
  text: string,
  { centred = false, maxWidth = 1000 }: { centred?: boolean; maxWidth?: number } = {},
): string {
  return lettering(x, y, Math.min(size, (size * maxWidth) / lineWidth(text, size)), fill, text, centred)
}
