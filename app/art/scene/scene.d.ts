import type { DrawnFacts } from '../../../worker/catalogue/rules/registry/drawn-facts.ts'
import type { DiscoverOnlyCategory, MediaType } from '../../../worker/catalogue/rules/registry/media.ts'
import type { Frame, Side } from '../picture.ts'
import type { Script } from '../scripts.ts'

// The types of scene.js.

type SceneMedia = MediaType | DiscoverOnlyCategory

interface SceneOptions extends DrawnFacts {
  /** One of VARIANTS; by default a typical one of the medium. */
  variant?: string | undefined
  /** Name on the masthead, cover, marquee, dial or screen; Latin letters and digits. */
  name?: string | undefined
  frame?: Frame
  /** Light and weather; by default derived from the seed. */
  time?: 'dawn' | 'noon' | 'golden' | 'dusk' | 'night' | 'monsoon' | 'teal' | undefined
  /** Script of street signs and some headlines; Devanagari by default. */
  script?: Script | undefined
}

/** Formats that each medium has drawings of. A medium that shows another's drawings has none. */
export const VARIANTS: Readonly<Partial<Record<SceneMedia, readonly string[]>>>

/** Draws a self-contained SVG; the same media, seed and options give the same bytes. */
export function scene(media: SceneMedia, seed: string | number, options?: SceneOptions): string

/** Draws the street corner of the home page, 1600 × 640; anchor it to the bottom. */
export function chowk(seed?: string | number): string

/** Draws the scene of a solutions page, 1440 × 620, for widths from xl; anchor it to the bottom. */
export function hero(side: Side): string
