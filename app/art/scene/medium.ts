import type { Frame } from '../picture.ts'
import type { TimeOfDay } from './backdrop.ts'
import type { Pen } from './pen.ts'

export interface SceneOptions {
  /** One of the medium's variants, so that the picture agrees with its listing. */
  variant?: string | undefined
  /** On the masthead, cover, marquee or screen of media that carry their name; Latin letters and digits. */
  name?: string | undefined
  frame?: Frame
  /** Light and weather; by the seed where absent. */
  time?: TimeOfDay | undefined
}

/** How one medium is drawn. */
export interface MediumArt {
  /** Layouts that a picture can ask for. */
  variants: readonly string[]
  /**
   * SVG elements on a card of 400 × 300. Backgrounds run from x = -70 to 470, so that a wide frame shows more of the world
   * and not a larger card.
   */
  draw(pen: Pen, options: SceneOptions): string
}
