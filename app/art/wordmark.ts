import { DEFAULT_NAME } from '../../worker/kernel/rules/platform/settings.ts'
import { lettering, lineWidth } from './lettering.ts'

/** One of the four city blocks around the roundabout; the others are its mirror images. */
export const BLOCK = 'M5 2h8.75v6.85a7.5 7.5 0 0 0-4.9 4.9H2V5a3 3 0 0 1 3-3z'
export const MIRRORS = [undefined, 'matrix(-1 0 0 1 32 0)', 'matrix(1 0 0 -1 0 32)', 'matrix(-1 0 0 -1 32 32)']

/** Outlines of Anek Latin 560 and 760. */
const AD =
  'M0.6 0L6.5 -19.8L12.1 -19.8L18.1 0L14.3 0L9.5 -17.4L9.1 -17.4L4.3 0ZM4.8 -5.2L4.8 -8.2L13.8 -8.2L13.8 -5.2ZM25 0.3Q22.3 0.3 20.9 -1.4Q19.5 -3.1 19.5 -6.4L19.5 -8.6Q19.5 -12 20.9 -13.8Q22.4 -15.5 25.2 -15.5Q26.5 -15.5 27.5 -15.1Q28.4 -14.7 29 -13.9Q29.6 -13.1 29.8 -12L30.9 -12L30 -9.1Q30 -10.3 29.5 -11Q29.1 -11.8 28.3 -12.2Q27.5 -12.6 26.4 -12.6Q24.8 -12.6 24 -11.7Q23.1 -10.8 23.1 -8.9L23.1 -6.3Q23.1 -4.5 24 -3.6Q24.8 -2.6 26.5 -2.6Q27.4 -2.6 28.1 -3Q28.9 -3.3 29.4 -4Q29.9 -4.6 30.1 -5.4L30.9 -3.2L29.9 -3.2Q29.7 -2.2 29.1 -1.4Q28.5 -0.6 27.5 -0.1Q26.6 0.3 25 0.3ZM29.9 0L30.1 -3.6L30 -4.6L30 -10.8L30 -11.4L29.9 -15.8L29.9 -20.5L33.5 -20.5L33.5 0Z'
const CHOWK =
  'M9.7 0.5Q5.4 0.5 3.2 -1.8Q1.1 -4.1 1.1 -8.3L1.1 -11.6Q1.1 -15.7 3.2 -18Q5.4 -20.3 9.6 -20.3Q10.8 -20.3 11.7 -20.1Q12.7 -19.9 13.4 -19.6Q14.2 -19.4 14.8 -19L15.2 -14.5Q14.3 -15 13.2 -15.3Q12.1 -15.6 10.8 -15.6Q8.6 -15.6 7.6 -14.5Q6.5 -13.4 6.5 -11.4L6.5 -8.5Q6.5 -6.5 7.6 -5.4Q8.6 -4.3 11 -4.3Q12.3 -4.3 13.4 -4.6Q14.4 -5 15.3 -5.5L14.9 -0.9Q14.4 -0.5 13.6 -0.2Q12.8 0.1 11.8 0.3Q10.8 0.5 9.7 0.5ZM27.4 0L27.4 -8.8Q27.4 -9.6 27.2 -10.2Q27 -10.7 26.5 -11Q26.1 -11.3 25.3 -11.3Q24.6 -11.3 24.1 -11.1Q23.6 -10.9 23.3 -10.5Q23 -10.1 22.8 -9.7L21.7 -11.9L22.9 -11.9Q23.1 -13 23.7 -13.8Q24.2 -14.6 25.2 -15.1Q26.2 -15.6 27.7 -15.6Q29.4 -15.6 30.4 -15Q31.5 -14.3 32.1 -13Q32.6 -11.7 32.6 -9.7L32.6 0ZM17.6 0L17.6 -20.5L22.8 -20.5L22.8 -16L22.7 -10.8L22.8 -10.4L22.8 0ZM42.5 0.5Q38.7 0.5 36.8 -1.4Q34.9 -3.2 34.9 -6.6L34.9 -8.5Q34.9 -11.9 36.8 -13.8Q38.7 -15.7 42.5 -15.7Q46.3 -15.7 48.2 -13.8Q50.1 -11.9 50.1 -8.5L50.1 -6.6Q50.1 -3.2 48.2 -1.4Q46.3 0.5 42.5 0.5ZM42.5 -3.6Q43.7 -3.6 44.3 -4.3Q44.9 -5 44.9 -6.4L44.9 -8.8Q44.9 -10.2 44.3 -10.9Q43.7 -11.6 42.5 -11.6Q41.3 -11.6 40.7 -10.9Q40.1 -10.2 40.1 -8.8L40.1 -6.4Q40.1 -5 40.7 -4.3Q41.3 -3.6 42.5 -3.6ZM54 0L51.1 -15.2L56.3 -15.2L58 -3.7L58.3 -3.7L59.9 -14.9L66.1 -14.9L67.8 -3.7L68 -3.7L69.7 -15.2L74.9 -15.2L72 0L64.7 0L63.4 -9.5L63.1 -11.1L62.9 -11.1L62.7 -9.5L61.3 0ZM86.4 0L82.2 -6.5L81 -6.5L81 -9.4L82.2 -9.4L86.3 -15.2L92.2 -15.2L86.7 -7.6L86.7 -8.6L92.4 0ZM76.7 0L76.7 -20.5L81.9 -20.5L81.9 0Z'

const LETTERS = { x: 40, baseline: 26.4, size: 30.8 }
const OWN_WIDTH = 170

/** Width of the word mark, in its own units; its height is 32. */
export const wordmarkWidth = (name: string): number =>
  name === DEFAULT_NAME ? OWN_WIDTH : LETTERS.x + lineWidth(name, LETTERS.size)

/** Mark and name as part of a picture: white, with a marigold dot. A name other than ours is plain lettering. */
export function wordmark(x: number, y: number, scale: number, name: string): string {
  const blocks = MIRRORS.map((mirror) => `<path d="${BLOCK}"${mirror ? ` transform="${mirror}"` : ''}/>`)
  const letters =
    name === DEFAULT_NAME
      ? `<path transform="translate(${LETTERS.x} ${LETTERS.baseline})" d="${AD}"/><path transform="translate(75.3 ${LETTERS.baseline})" d="${CHOWK}"/>`
      : lettering(LETTERS.x, LETTERS.baseline, LETTERS.size, '#fff', name, false)
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="#fff">${blocks.join('')}${letters}<circle cx="16" cy="16" r="4.4" fill="#f5a81c"/></g>`
}
