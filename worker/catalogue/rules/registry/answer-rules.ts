import type { MediaType } from './media.ts'

/** How each medium is called in an answer in Hindi. */
export const HINDI_NAMES: Readonly<Record<MediaType, string>> = {
  tv: 'टीवी',
  radio: 'रेडियो',
  airport: 'एयरपोर्ट',
  theatre: 'सिनेमा',
  newspaper: 'अखबार',
  magazine: 'पत्रिका',
  btl: 'एक्टिवेशन',
  vehicle: 'वाहनों पर विज्ञापन',
  events: 'कार्यक्रम',
  transit: 'मेट्रो और बस स्टॉप',
  influencer: 'क्रिएटर',
  digital: 'डिजिटल',
  ooh: 'होर्डिंग',
  dooh: 'डिजिटल स्क्रीन',
}

/** Fewest pieces of an order that people notice, and whether it lasts the whole flight: planning assumptions of the house. */
export const LEAST_PIECES: Partial<Record<MediaType, { pieces: number; wholeFlight?: true }>> = {
  tv: { pieces: 20 },
  radio: { pieces: 20, wholeFlight: true },
  theatre: { pieces: 5 },
}

/** Media that an answer speaks of where the question names none, those that a local advertiser mostly weighs first. */
export const USUAL_MEDIA: readonly MediaType[] = ['ooh', 'radio', 'newspaper', 'tv']
