import type { MediaType } from '../../../worker/domain/catalogue/registry/media.ts'
import { airport } from './airport.ts'
import { btl } from './btl.ts'
import { digital } from './digital.ts'
import { dooh } from './dooh.ts'
import { events } from './events.ts'
import { influencer } from './influencer.ts'
import { magazine } from './magazine.ts'
import type { MediumArt, SceneOptions } from './medium.ts'
import { newspaper } from './newspaper.ts'
import { ooh } from './ooh.ts'
import { Pen } from './pen.ts'
import { radio } from './radio.ts'
import { theatre } from './theatre.ts'
import { transit } from './transit.ts'
import { tv } from './tv.ts'
import { vehicle } from './vehicle.ts'

const ART = {
  airport,
  btl,
  digital,
  dooh,
  events,
  influencer,
  magazine,
  newspaper,
  ooh,
  radio,
  theatre,
  transit,
  tv,
  vehicle,
} as const satisfies Record<MediaType, MediumArt>

/** `detail` is the middle of the picture, enlarged. */
const VIEW_BOX = {
  card: '0 0 400 300',
  wide: '-66.7 0 533.3 300',
  square: '50 0 300 300',
  detail: '100 44 200 150',
} as const satisfies Record<NonNullable<SceneOptions['frame']>, string>

/** Layouts that pictures of a medium can ask for. */
export const variantsOf = (media: MediaType): readonly string[] => ART[media].variants

/** A self-contained SVG of 2 to 12 KB; same media, seed and options give the same bytes. */
export function scene(media: MediaType, seed: string | number, options: SceneOptions = {}): string {
  const { variant, time, frame } = options
  const medium: MediumArt = ART[media]
  const suffix = (variant?.slice(0, 2) ?? '') + (time?.slice(0, 2) ?? '') + (frame?.slice(0, 1) ?? '')
  const pen = new Pen(
    `${media}:${seed}`,
    medium.variants.find((one) => one === variant),
    suffix,
  )
  const content = medium.draw(pen, options)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${VIEW_BOX[frame ?? 'card']}" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><defs>${pen.defs}</defs>${content}</svg>`
}
