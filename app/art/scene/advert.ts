import { AD_COLOURS, type AdColours } from './colours.ts'
import { circle, letters, opacity, rect, round, shape } from './marks.ts'
import type { Pen } from './pen.ts'
import { PRODUCTS } from './products.ts'

/** What lies behind the product; a product on the boards that end on `HIGH` is higher than on the others. */
const ACCENTS = ['disc', 'panel', 'slant', 'rising', 'wave'] as const
type Accent = (typeof ACCENTS)[number]
const HIGH: Accent = 'wave'

/** The board in units of its own, 60 on its short side, and where the product is on it. */
interface Board {
  width: number
  height: number
  isWide: boolean
  productX: number
  productY: number
}

function drawAccent(kind: Accent, { width, height, isWide, productX, productY }: Board, colours: AdColours): string {
  const { accent, ground } = colours
  switch (kind) {
    case 'disc':
      return circle(productX, productY, 25, accent)
    case 'panel':
      return rect(isWide ? productX - 27 : 0, isWide ? 0 : productY - 24, isWide ? width : 60, height, accent)
    case 'slant':
      return shape(`M${round(productX - 34)} ${height}L${round(productX + 4)} 0h99v${height}z`, accent)
    case 'rising':
      return circle(productX, height, 40, accent) + circle(productX, height, 28, ground, opacity(0.45))
    case 'wave': {
      const [quarter, half] = [round(width / 4), round(width / 2)]
      return shape(`M0 ${round(height * 0.8)}q${quarter}-16 ${half} 0t${half} 0V${height}H0z`, accent)
    }
  }
}

/** An advert in a box; colours, headline, product and layout are the pen's choice. Nothing shows outside the box. */
export function advert(pen: Pen, x: number, y: number, w: number, h: number): string {
  const colours = pen.pick(AD_COLOURS)
  pen.adColours = colours
  const product = pen.pick(PRODUCTS)
  const [first, second] = pen.pick(product.headlines)
  const accent = pen.pick(ACCENTS)
  const { ground, form, text } = colours

  const isWide = w >= h
  const width = isWide ? round((60 * w) / h) : 60
  const height = isWide ? 60 : round((60 * h) / w)
  const isDevanagari = first > 'z'
  const characters = Math.max(first.length, second.length) * (isDevanagari ? 0.52 : 0.62)

  const productX = isWide ? width - Math.max(width < 84 ? 20 : 25, width * 0.24) : 30
  const productSpace = product.isWide ? 37 : width < 110 ? 33 : 31
  const maxSize = isWide ? (width < 150 ? 17 : 15) : height < 80 ? 9 : 13
  const size = Math.min(maxSize, (isWide ? productX - productSpace : 50) / characters) * (isDevanagari ? 0.88 : 1)
  const lineHeight = size * (isDevanagari ? 1.24 : 1.04)
  const baseline = isWide ? (accent === HIGH ? 21 : 27) - lineHeight * 0.5 + size * 0.3 : 7 + size
  const below = baseline + lineHeight + 6
  const scale = isWide ? (width < 84 ? 0.78 : 1) : Math.min(1.1, (height - below - 4) / 50)
  const productY = isWide ? (accent === HIGH ? 28 : 31) : below + (height - below) / 2

  // On an accent of its own colour the product takes that of the text.
  const main = form === colours.accent ? text : form
  const place = `translate(${round(productX)} ${round(productY)})${scale === 1 ? '' : `scale(${round(scale)})`}`
  const content =
    rect(0, 0, width, height, ground) +
    drawAccent(accent, { width, height, isWide, productX, productY }, colours) +
    `<g transform="${place}">${product.draw({ main, ground, accent: colours.accent, text })}</g>` +
    letters(6, baseline, size, text, first) +
    letters(6, baseline + lineHeight, size, text, second) +
    (isWide ? rect(6, Math.min(54, baseline + lineHeight + 5), 13, 3, form, 1.5) : '')
  return `<svg x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" viewBox="0 0 ${width} ${height}">${content}</svg>`
}
