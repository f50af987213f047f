import type { BriefDraft } from './draft.ts'
import { limitedMedia } from './merge-money.ts'
import { sameOrder } from './merge-places.ts'
import { problemOf } from './problem-sentences.ts'
import type { MessageReading } from './read-message.ts'
import { textAfter, textBefore } from './text/spans.ts'

const union = <T>(a: readonly T[], b: readonly T[]): T[] => [...new Set([...a, ...b])]

const ONLY = /\b(?:only|just|sirf|bas)\b|सिर्फ|केवल/
const PLACED = /(?:\b(?:on|in|at|for)|में|पर) (?:the )?$/
const CHANGING = /\b(?:change|switch|move|make|shift|keep)\b[^,.;]*$/
const THEN_ONLY = /^ (?:(?:mein|me|par|pe|for|ads?|में|पर|:) )*(?:only|just|sirf|bas|सिर्फ|केवल) /

/** "I want at least 3 unipoles": a number of something that the plan has. */
const isCountedOnly = ({ channels }: Pick<BriefDraft, 'channels'>, said: MessageReading['channels']): boolean =>
  !said.isOnly &&
  said.wanted.length > 0 &&
  said.wanted.every((medium) => channels.includes(medium) && said.counts.some(({ channel }) => channel === medium))

/** "Only evening drive on radio", "radio mein sirf RJ": kinds within a medium of the plan. The other media stay. */
function isWithin(draft: BriefDraft, text: string, { wanted, formats, mentions }: MessageReading['channels']): boolean {
  const [medium, ...others] = wanted
  const named = [...formats.wanted, ...formats.bound.wanted].some(({ channel }) => channel === medium)
  const plain = mentions.find(({ value }) => !value.formats)
  if (!medium || others.length > 0 || !named || !plain || !draft.channels.includes(medium)) return false
  const [before, after] = [textBefore(text, plain.start), textAfter(text, plain.end)]
  const isMoved = CHANGING.test(before) && ONLY.test(after)
  return (ONLY.test(before) && PLACED.test(before)) || THEN_ONLY.test(after) || isMoved
}

/**
 * Takes the media of a turn into the draft: the latest word wins, "add" and "more" add, "no" takes out.
 * @param hadPlan whether there was a plan to add to
 */
export function mergeChannels(draft: BriefDraft, { text, amounts, channels }: MessageReading, hadPlan: boolean) {
  const { excluded, mode, isOnly, isAddition, isAny, contradiction } = channels
  const limited = limitedMedia(amounts.limits)
  const wanted = channels.wanted.every((medium) => limited.includes(medium)) ? [] : channels.wanted
  if (contradiction) {
    draft.channels = []
    draft.problems.channels = problemOf('channels', 'contradiction', (say) =>
      say.mediaContradiction(contradiction.wanted, contradiction.excluded),
    )
    return
  }
  if (wanted.length === 0 && excluded.length === 0 && !isAny) return
  delete draft.problems.channels

  const removed = draft.channels.some((medium) => excluded.includes(medium))
  draft.excludedChannels = union(draft.excludedChannels, excluded).filter((medium) => !wanted.includes(medium))
  if (isAny && wanted.length === 0) {
    draft.channels = []
    draft.added = []
    draft.isAnyMedia = true
  }
  const isKept =
    ((isAddition || removed) && !isOnly) ||
    (hadPlan && (isWithin(draft, text, channels) || isCountedOnly(draft, channels)))
  const kept = isKept ? draft.channels.filter((medium) => !excluded.includes(medium)) : []
  if (wanted.length === 0) draft.channels = draft.channels.filter((medium) => !excluded.includes(medium))
  else if (isAddition && draft.channels.length === 0 && hadPlan) draft.added = union(draft.added, wanted)
  else {
    draft.channels = sameOrder(draft.channels, union(kept, wanted))
    draft.channelMode = kept.length > 0 && mode === 'only' ? draft.channelMode : mode
    draft.added = []
  }
  draft.added = draft.added.filter((medium) => !draft.excludedChannels.includes(medium))
  // Shares of media that are no longer there would bound nothing, or the wrong thing.
  const isOpen = ([medium]: [string, number]) => !draft.excludedChannels.some((gone) => gone === medium)
  draft.split = Object.fromEntries(Object.entries(draft.split).filter(isOpen))
  draft.mediumLeast = Object.fromEntries(Object.entries(draft.mediumLeast).filter(isOpen))
}
