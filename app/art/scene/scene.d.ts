import type { DrawnFacts } from '../../../worker/catalogue/rules/registry/drawn-facts.ts'
import type { DiscoverOnlyCategory, MediaType } from '../../../worker/catalogue/rules/registry/media.ts'
import type { Frame, Side } from '../picture.ts'
import type { Script } from '../scripts.ts'

// The types of scene.js.

type SceneMedia = MediaType | DiscoverOnlyCategory

interface SceneOptions extends DrawnFacts {
  /** A format of VARIANTS; a typical one of the medium by default. */
  variant?: string | undefined
  /** On the masthead, cover, marquee, dial or screen of media that carry their name; Latin letters and digits. */
  name?: string | undefined
  frame?: Frame
  /** Light and weather; the seed decides by default. */
  time?: 'dawn' | 'noon' | 'golden' | 'dusk' | 'night' | 'monsoon' | 'teal' | undefined
  /** Script of street signs and some headlines; Devanagari by default. */
  script?: Script | undefined
}

/** The formats that each medium has drawings of; nothing of one that shows another's. */
export const VARIANTS: Readonly<Partial<Record<SceneMedia, readonly string[]>>>

/** A self-contained SVG; same media, seed and options give the same bytes. */
export function scene(media: SceneMedia, seed: string | number, options?: SceneOptions): string

/** The home page's street corner where every medium meets, 1600 × 640; anchor it to the bottom. */
export function chowk(seed?: string | number): string

/** The scene of a solutions page, 1440 × 620, from xl on; anchor it to the bottom. */
export function hero(side: Side): string
