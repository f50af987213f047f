import { initWasm, Resvg } from '@resvg/resvg-wasm'
import module from '@resvg/resvg-wasm/index_bg.wasm'

let ready: Promise<void> | undefined

/** Draws an SVG of its own size; the renderer is woken by the first picture that an isolate is asked for. */
export async function renderPng(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  ready ??= initWasm(module)
  await ready
  const drawing = new Resvg(svg, { fitTo: { mode: 'original' }, font: { loadSystemFonts: false } })
  const image = drawing.render()
  const png = new Uint8Array(image.asPng())
  // Its memory is not JavaScript's to collect.
  image.free()
  drawing.free()
  return png
}
