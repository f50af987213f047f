import type { BriefDraft } from './draft.ts'
import { limitedMedia } from './merge-money.ts'
import { sameOrder } from './merge-places.ts'
import { problemOf } from './problem-sentences.ts'
import type { MessageReading } from './read-message.ts'

const union = <T>(a: readonly T[], b: readonly T[]): T[] => [...new Set([...a, ...b])]

/**
 * Takes the media of a turn into the draft: the latest word wins, "add" and "more" add, "no" takes out.
 * @param hadPlan whether there was a plan to add to
 */
export function mergeChannels(draft: BriefDraft, { amounts, channels }: MessageReading, hadPlan: boolean) {
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
  const kept = (isAddition || removed) && !isOnly ? draft.channels.filter((medium) => !excluded.includes(medium)) : []
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
