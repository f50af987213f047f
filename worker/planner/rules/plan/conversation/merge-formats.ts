import type { MediaType } from '../../../../catalogue/rules/registry/media.ts'
import type { CountWish, FormatWish } from '../brief.ts'
import { ALL_FORMATS, isSameFormat } from '../formats.ts'
import type { BriefDraft } from './draft.ts'
import type { ChannelsReading } from './media/channels.ts'
import { distinct, type FormatWishes } from './media/format-mentions.ts'

const ANY_KIND =
  /\b(?:any|all) (?:kinds?|types?|formats?|sorts?) of\b|\bany (?:hoarding|site|format)s?\b|किसी भी तरह (?:के|की|का)/

/**
 * Takes the formats and numbers of a turn into the draft, once its media are there. The latest word on a medium wins, "add" adds; a
 * medium whose last format is refused goes.
 */
export function mergeFormats(
  draft: BriefDraft,
  text: string,
  { formats, counts, isAddition, isOnly, isAny, wanted }: ChannelsReading,
  hadPlan: boolean,
) {
  const all = withBound(draft, formats, formats.bound)
  const said = hadPlan && !isOnly ? withoutLeast(all, counts) : all
  if (said.wanted.length === 0) {
    if (ANY_KIND.test(text)) {
      draft.formats = []
      draft.counts = draft.counts.map((count) => ({ ...count, format: null }))
    }
    // All media are no longer so many of one.
    if (isAny && wanted.length === 0) {
      draft.formats = []
      draft.counts = draft.counts.filter(({ channel }) => channel === null)
    }
  }
  const before = draft.formats
  const named = new Set(said.wanted.map(({ channel }) => channel))
  const kept = draft.formats.filter(({ channel }) => !named.has(channel) || (isAddition && !isOnly))
  draft.formats = without(distinct([...kept, ...widened(said.wanted, formats.isWide)]), said.excluded)
  draft.excludedFormats = distinct([...without(draft.excludedFormats, said.wanted), ...said.excluded])
  draft.favouredFormats = distinct([...without(draft.favouredFormats, said.excluded), ...said.favoured])

  const emptied = before
    .map(({ channel }) => channel)
    .filter((channel) => !draft.formats.some((wish) => wish.channel === channel) && said.excluded.length > 0)
  draft.channels = draft.channels.filter((channel) => !emptied.includes(channel))
  const isOpen = ({ channel }: { channel: MediaType | null }) =>
    channel === null ||
    (!draft.excludedChannels.includes(channel) && (draft.channels.length === 0 || draft.channels.includes(channel)))
  draft.formats = draft.formats.filter(isOpen)
  draft.favouredFormats = draft.favouredFormats.filter(isOpen)
  draft.counts = mergedCounts(draft.counts, counts).filter(isOpen)
}

/** "At least 3 unipoles" of a plan bounds no formats: the plan may add other hoardings. */
const withoutLeast = (said: FormatWishes, counts: ChannelsReading['counts']): FormatWishes => ({
  ...said,
  wanted: said.wanted.filter(
    ({ channel, format }) =>
      !counts.some((count) => count.channel === channel && count.format === format && count.most === null),
  ),
})

const without = (wishes: readonly FormatWish[], gone: readonly FormatWish[]) =>
  wishes.filter((wish) => !gone.some((other) => isSameFormat(other, wish)))

/** Bound words count for media of the brief, and only where no surer word names a format of the medium. */
function withBound({ channels, added }: BriefDraft, sure: FormatWishes, bound: FormatWishes): FormatWishes {
  const known = new Set([...channels, ...added])
  const named = new Set(sure.wanted.map(({ channel }) => channel))
  const join = (own: readonly FormatWish[], loose: readonly FormatWish[]) =>
    distinct([...own, ...loose.filter(({ channel }) => known.has(channel) && !named.has(channel))])
  return {
    wanted: join(sure.wanted, bound.wanted),
    excluded: distinct([...sure.excluded, ...bound.excluded.filter(({ channel }) => known.has(channel))]),
    favoured: join(sure.favoured, bound.favoured),
  }
}

/** "Hoardings and bus shelters" wants both: all large hoardings count as one more format; of other media any format will do. */
function widened(wanted: readonly FormatWish[], wide: readonly FormatWish[]): FormatWish[] {
  const media = new Set(wide.map(({ channel }) => channel))
  return wanted.flatMap((wish): FormatWish[] => {
    if (!media.has(wish.channel)) return [wish]
    const plain = ALL_FORMATS.find(({ wish: other, row }) => other.channel === wish.channel && row.isPlain)
    return plain ? [wish, plain.wish] : []
  })
}

/** A number replaces the earlier one of the same medium. */
function mergedCounts(before: readonly CountWish[], said: readonly CountWish[]): CountWish[] {
  const media = new Set(said.map(({ channel }) => channel))
  return [...before.filter(({ channel }) => !media.has(channel)), ...said]
}
