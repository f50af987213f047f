import type { ProofRule } from '../../../catalogue/rules/registry/proof-rule.ts'
import { FIRST_PHOTO_HOURS } from './proof.ts'

/** Proofs that an owner sends, in the words of a release order. */
export const PROOF_WORDS: Record<ProofRule, string> = {
  photos: `Photos of the site within ${FIRST_PHOTO_HOURS} hours of the start, then weekly; day and night where it is lit`,
  fleet: 'Photos of the vehicles with their number plates, then weekly',
  screen: 'Play log to the last day, and a photo of the screen',
  broadcast: 'Log or telecast certificate with the time of each spot',
  cinema: 'Show log of each screen, and a photo',
  paper: 'Full tear sheet of each edition',
  periodical: 'Full tear sheet of each issue',
  reports: 'Delivery report and screenshots',
  post: 'Link, and a screenshot with the disclosure',
  coverage: 'Dated photos and the footfall sheet',
  ground: 'Dated photos and the footfall sheet',
}
