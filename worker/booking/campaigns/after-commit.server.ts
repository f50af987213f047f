import { refreshAvailabilityOrLog } from '../../catalogue/refresh-availability.server.ts'
import { type EventContext, emitAlone } from '../../kernel/events/emit.server.ts'
import { on } from '../../kernel/events/listen.ts'
import { catalogueTags } from '../../kernel/rules/cache.ts'
import { CAMPAIGN_PLACE_EVENTS, draftChanged, LINE_PLACE_EVENTS, proofRemedied } from '../rules/booking.events.ts'
import type { Campaign } from '../rules/campaigns/campaign.ts'

/**
 * Refreshes the availability shown in the catalogue for places taken or freed, then purges the cached pages that show
 * them.
 */
export const placesMoved = on([...LINE_PLACE_EVENTS, ...CAMPAIGN_PLACE_EVENTS, proofRemedied], {
  afterCommit: async (ctx, events) => {
    const lines = events.flatMap(({ fact }) => ('line' in fact ? [fact.line] : (fact.lines ?? [])))
    if (lines.length === 0) return
    await refreshAvailabilityOrLog(ctx, [...new Set(lines.map(({ resource }) => resource))])
    ctx.cache.purge([...new Set(lines.flatMap(({ snapshot, listing }) => catalogueTags(snapshot.category, listing)))])
  },
})

/** Reports a change of a draft to the other open pages of its advertiser. A draft holds no place and is private. */
export async function afterDraft(ctx: EventContext, user: { id: string }, campaign: Campaign): Promise<Campaign> {
  const { id, version } = campaign
  await emitAlone(ctx, draftChanged.of(user.id, { id, advertiser: user.id, version }))
  return campaign
}
