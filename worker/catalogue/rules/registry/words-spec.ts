/** Words that several media share, as `outdoor` means hoardings, screens and stations. */
export type MediaGroup = 'outdoor' | 'print'

/** How people write a medium: in the search field, and to the planner. Phrases are separated by commas. */
export interface MediaWords {
  /** Names that the search takes for one another; a line for each thing, our own name first. */
  aliases: readonly string[]
  /** What means this medium in a chat wherever it is written. */
  phrases: string
  /** What means it only near a word such as "ads", or in a list of media: `auto parts` are no vehicle branding. */
  weakPhrases?: string
  /** Groups that it belongs to, with its rank in the group: a share of the budget for "outdoor" is led by the first. */
  groups?: Partial<Record<MediaGroup, number>>
}
