import { MEDIA, type MediaType, specOf } from './media.ts'

/** In the middle of a sentence: `radio`, `digital outdoor`. */
export const nameInSentence = (medium: MediaType): string =>
  specOf(medium).said?.inSentence ?? MEDIA[medium].label.toLowerCase()

/** In answers and chips of the chat: `hoardings`. */
export const chipName = (medium: MediaType): string => MEDIA[medium].said.chip

/** A name that means this medium and no other one, after `Only`. */
export const nameAlone = (medium: MediaType): string => specOf(medium).said?.alone ?? nameInSentence(medium)

/** Name of the medium on a control of the plan: `Radio`, `hoardings`. */
export const controlName = (medium: MediaType): string => specOf(medium).said?.control ?? MEDIA[medium].tab

/** The short name of tabs, tables and charts. */
export const tabName = (medium: MediaType): string => MEDIA[medium].tab
