import type { MediaType } from '../media.ts'
import { airportFormats, btlFormats, eventsFormats, vehicleFormats } from './moving.ts'
import { digitalFormats, influencerFormats } from './online.ts'
import { doohFormats, oohFormats, transitFormats } from './outdoor.ts'
import { magazineFormats, newspaperFormats, radioFormats, theatreFormats, tvFormats } from './press-and-air.ts'
import type { FormatTable } from './row.ts'

/** The formats of every medium. Apart from MEDIA, so that no page in the browser carries the words. */
export const FORMAT_WORDS: Readonly<Record<MediaType, FormatTable>> = {
  ooh: oohFormats,
  dooh: doohFormats,
  transit: transitFormats,
  vehicle: vehicleFormats,
  theatre: theatreFormats,
  radio: radioFormats,
  newspaper: newspaperFormats,
  magazine: magazineFormats,
  tv: tvFormats,
  airport: airportFormats,
  btl: btlFormats,
  events: eventsFormats,
  influencer: influencerFormats,
  digital: digitalFormats,
}
