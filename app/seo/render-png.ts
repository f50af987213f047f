import { initWasm, Resvg } from '@resvg/resvg-wasm'
import module from '@resvg/resvg-wasm/index_bg.wasm'

let ready: Promise<void> | undefined

/** Renders an SVG at its own size; the renderer is loaded with the first picture of an isolate. */
export async function renderPng(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  ready ??= initWasm(module)
  await ready
  const drawing = new Resvg(svg, { fitTo: { mode: 'original' }, font: { loadSystemFonts: false } })
  const image = drawing.render()
  const png = new Uint8Array(image.asPng())
  // Its memory is not garbage collected.
  image.free()
  drawing.free()
  return png
}
