import { airportWords } from './airport.ts'
import { btlWords } from './btl.ts'
import { digitalWords } from './digital.ts'
import { doohWords } from './dooh.ts'
import { eventsWords } from './events.ts'
import { influencerWords } from './influencer.ts'
import { magazineWords } from './magazine.ts'
import type { MediaType } from './media.ts'
import { newspaperWords } from './newspaper.ts'
import { oohWords } from './ooh.ts'
import { prWords } from './pr.ts'
import { radioWords } from './radio.ts'
import { theatreWords } from './theatre.ts'
import { transitWords } from './transit.ts'
import { tvWords } from './tv.ts'
import { vehicleWords } from './vehicle.ts'
import type { MediaWords } from './words-spec.ts'

/** How people write each medium. Apart from MEDIA, so that no page in the browser carries the word lists. */
export const WORDS: Readonly<Record<MediaType, MediaWords>> = {
  tv: tvWords,
  radio: radioWords,
  airport: airportWords,
  theatre: theatreWords,
  newspaper: newspaperWords,
  magazine: magazineWords,
  btl: btlWords,
  vehicle: vehicleWords,
  events: eventsWords,
  transit: transitWords,
  influencer: influencerWords,
  digital: digitalWords,
  ooh: oohWords,
  dooh: doohWords,
}

/** Every line of names for one thing, of all media. */
export const MEDIA_ALIASES: readonly string[] = [...Object.values(WORDS), prWords].flatMap(({ aliases }) => aliases)
