import { MEDIA, type MediaType } from '../../catalogue/registry/media.ts'

/** Where the label of the registry does not read well inside a sentence. */
const SPOKEN: Partial<Record<MediaType, string>> = {
  ooh: 'outdoor',
  dooh: 'digital outdoor',
  btl: 'BTL activations',
  theatre: 'cinema',
}

/** A medium in the middle of a sentence: `radio`, `digital outdoor`. */
export const mediumName = (medium: MediaType): string => SPOKEN[medium] ?? MEDIA[medium].label.toLowerCase()
