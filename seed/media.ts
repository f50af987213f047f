import { airport } from './media/airport.seed.ts'
import { btl } from './media/btl.seed.ts'
import { digital } from './media/digital.seed.ts'
import { dooh } from './media/dooh.seed.ts'
import { events } from './media/events.seed.ts'
import { influencer } from './media/influencer.seed.ts'
import { magazine } from './media/magazine.seed.ts'
import { newspaper } from './media/newspaper.seed.ts'
import { ooh } from './media/ooh.seed.ts'
import { pr } from './media/pr.seed.ts'
import { radio } from './media/radio.seed.ts'
import { theatre } from './media/theatre.seed.ts'
import { transit } from './media/transit.seed.ts'
import { tv } from './media/tv.seed.ts'
import { vehicle } from './media/vehicle.seed.ts'
import type { MediumSeed, SeededCategory } from './medium.ts'

export const MEDIA_SEEDS: Record<SeededCategory, MediumSeed> = {
  tv,
  radio,
  airport,
  theatre,
  newspaper,
  magazine,
  btl,
  vehicle,
  events,
  transit,
  influencer,
  digital,
  ooh,
  dooh,
  pr,
}
