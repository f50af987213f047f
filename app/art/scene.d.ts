// Types of scene.js: drawings, written as compactly as they are, stay out of the type checker.
import type { MediaType } from '../../worker/domain/catalogue/registry/media.ts'

interface SceneOptions {
  /** A named layout of VARIANTS, so that the picture agrees with its listing. */
  variant?: string | undefined
  /** On the masthead, cover, marquee or screen of media that carry their name; Latin letters and digits. */
  name?: string | undefined
  frame?: 'card' | 'wide' | 'square' | 'detail'
  /** Light and weather; by the seed where absent. */
  time?: 'dawn' | 'noon' | 'golden' | 'dusk' | 'night' | 'monsoon' | 'teal' | undefined
}

/** Layouts that each medium can be asked for. */
export const VARIANTS: Partial<Record<MediaType, string[]>>

/** A self-contained SVG of 2 to 12 KB; same media, seed and options give the same bytes. */
export function scene(media: MediaType, seed: string | number, options?: SceneOptions): string

/** The home page's street corner where every medium meets, 1600 × 640; anchor it to the bottom. */
export function chowk(seed?: string | number): string
