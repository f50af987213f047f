import type { approvals, campaignLines, campaignMetrics, campaigns } from '../../worker/booking/campaigns.table.ts'
import { HOLD_MS } from '../../worker/booking/rules/campaigns/campaign-item.ts'
import { PLACED } from '../../worker/booking/rules/lines/states.ts'
import { answerBy } from '../../worker/booking/rules/lines/working-days.ts'
import type { allocations } from '../../worker/catalogue/calendar.table.ts'
import { mediaSpec } from '../../worker/catalogue/rules/registry/media.ts'
import { DEMO_ACCOUNTS } from '../../worker/identity/rules/demo.ts'
import type { auditLog } from '../../worker/kernel/audit.table.ts'
import type { notices } from '../../worker/kernel/notices.table.ts'
import { addDays, civilDate } from '../../worker/kernel/rules/dates.ts'
import type { EventName } from '../../worker/kernel/rules/events/event.ts'
import type { Blueprint, Part } from './blueprints.ts'
import type { LineValues } from './draw-line.ts'
import { walkCampaign, walkLine } from './history.ts'
import { type Item, placesOf, type Stock } from './stock.ts'

type LineRow = typeof campaignLines.$inferInsert
type CampaignRow = typeof campaigns.$inferInsert

/** A line that was drawn, before it has a number. */
export interface DrawnLine {
  part: Part
  item: Item
  values: LineValues
}

/** A campaign with its lines. */
export interface Drawn {
  blueprint: Blueprint
  budget: number
  lines: DrawnLine[]
}

export interface CampaignRows {
  campaigns: CampaignRow[]
  campaign_metrics: (typeof campaignMetrics.$inferInsert)[]
  campaign_lines: LineRow[]
  allocations: (typeof allocations.$inferInsert)[]
  approvals: (typeof approvals.$inferInsert)[]
  audit_log: (typeof auditLog.$inferInsert)[]
  notices: (typeof notices.$inferInsert)[]
}

const HOUR = 3_600_000
/** Hours between the acts of a campaign. */
const CREATED = -20
const ANSWERED = 22
/** Address range for documentation. */
const NETWORK = '192.0.2.1'

const answerOf = ({ item, values }: Pick<DrawnLine, 'item' | 'values'>, asked: number) =>
  answerBy(new Date(asked), values.starts, mediaSpec({ id: item.listing.category, name: '' }).terms.leadDays)

/** Instant at which a line was sent to its owner. */
const askedAt = ({ approvedAt }: Blueprint, { askedAt: own }: Part) => own ?? approvedAt
export const confirmedAt = (blueprint: Pick<Blueprint, 'approvedAt'>) => blueprint.approvedAt + ANSWERED * HOUR

/** The instant at which a line frees its places; null when they are taken for good. */
function expiryOf(blueprint: Blueprint, line: Pick<DrawnLine, 'part' | 'item' | 'values'>): number | null {
  const { status } = walkLine(line.part.path)
  if (status === 'held') return blueprint.submittedAt + HOLD_MS
  return status === 'requested' ? answerOf(line, askedAt(blueprint, line.part)) : null
}

const hasPlaces = ({ path }: Part) => {
  const { status } = walkLine(path)
  return PLACED.some((placed) => placed === status)
}

/** Takes the places of a line, so that later draws find them taken. */
export function takePlaces({ taken }: Stock, blueprint: Blueprint, line: DrawnLine): void {
  if (!hasPlaces(line.part)) return
  const { resource } = line.item
  const expiresAt = expiryOf(blueprint, line)
  const places = spansOfLine(line).map((span) => ({
    ...span,
    kind: 'line' as const,
    quantity: line.values.quantity,
    expiresAt,
  }))
  taken.set(resource, [...(taken.get(resource) ?? []), ...places])
}

const spansOfLine = ({ values }: Pick<DrawnLine, 'values'>) =>
  placesOf({ span: { start: values.starts, end: values.ends }, days: values.days, quantity: 1, insertions: 1 })

const numbered = (prefix: string, n: number) => `${prefix}-${String(n).padStart(4, '0')}`

/** Rows of campaigns, equal to those of the verbs, one after another. @param members who answers, by owner */
export function rowsOf(drawn: readonly Drawn[], members: ReadonlyMap<string, string>, now: Date): CampaignRows {
  const rows: CampaignRows = {
    campaigns: [],
    campaign_metrics: [],
    campaign_lines: [],
    allocations: [],
    approvals: [],
    audit_log: [],
    notices: [],
  }
  const audit = (at: number, actor: string | null, action: EventName, subject: string, detail = {}) =>
    rows.audit_log.push({ actor, action, subject, network: NETWORK, at: new Date(at).toISOString(), detail })
  const tell = (at: number, audience: string, kind: EventName, subject: string, version: number) =>
    // Sent long ago: no mail is due.
    rows.notices.push({ audience, kind, subject, version, at, sentAt: at, times: 1, triedAt: at })
  const staff = DEMO_ACCOUNTS.admin.id

  for (const { blueprint, budget, lines } of drawn.toSorted(
    (a, b) => a.blueprint.submittedAt - b.blueprint.submittedAt,
  )) {
    const { client, path, submittedAt, approvedAt } = blueprint
    const id = numbered('cmp_seed', rows.campaigns.length + 1)
    const walked = walkCampaign(path)
    // Each line after the first has changed the campaign once.
    const version = walked.version + lines.length - 1
    const isSent = path !== 'draft'
    const isApproved = path === 'approved'
    const createdAt = submittedAt + CREATED * HOUR
    const days = (of: 'starts' | 'ends') => lines.map(({ values }) => values[of]).toSorted()
    rows.campaigns.push({
      id,
      ref: numbered('CMP', rows.campaigns.length + 1),
      userId: client.userId,
      name: blueprint.name,
      client: isSent ? client.company : '',
      objective: blueprint.objective,
      budget,
      reach: blueprint.reach,
      starts: days('starts')[0] ?? '',
      ends: days('ends').at(-1) ?? '',
      status: walked.status,
      version,
      key: `seed-${rows.campaigns.length + 1}`,
      submittedAt: isSent ? submittedAt : null,
      decidedAt: isApproved ? approvedAt : null,
      decidedBy: isApproved ? staff : null,
      createdAt,
    })
    const reported = isApproved ? reportedAt(days('starts')[0] ?? '', days('ends').at(-1) ?? '', now) : null
    if (reported !== null) {
      rows.campaign_metrics.push({
        campaignId: id,
        ...metricsOf(rows.campaigns.length, budget),
        at: reported,
        by: staff,
      })
    }
    const user = `user:${client.userId}`
    const total = lines.reduce((sum, { values }) => sum + values.total, 0)
    audit(createdAt, client.userId, 'campaign.created', id, { lines: lines.length })
    if (isSent) {
      audit(submittedAt, client.userId, 'campaign.submitted', id, { lines: lines.length, total })
      const sent = version - (isApproved ? 1 : 0)
      tell(submittedAt, user, 'campaign.submitted', id, sent)
      tell(submittedAt, 'staff', 'campaign.submitted', id, sent)
      rows.approvals.push({
        id: numbered('apr_seed', rows.approvals.length + 1),
        type: 'campaign',
        subjectId: id,
        userId: client.userId,
        submittedAt,
        ...(isApproved && { status: 'approved', version: 2, decidedAt: approvedAt, decidedBy: staff }),
      })
    }
    if (isApproved) {
      audit(approvedAt, staff, 'campaign.approved', id, { lines: lines.length })
      tell(approvedAt, user, 'campaign.approved', id, version)
    }

    for (const line of lines) {
      const { part, values } = line
      const lineId = numbered('lin_seed', rows.campaign_lines.length + 1)
      const { status, version: lineVersion } = walkLine(part.path)
      const asked = askedAt(blueprint, part)
      const added = part.askedAt ? part.askedAt - HOUR : createdAt
      rows.campaign_lines.push({
        ...values,
        id: lineId,
        ref: numbered('BKG', rows.campaign_lines.length + 1),
        campaignId: id,
        status,
        answerBy: status === 'requested' ? answerOf(line, asked) : null,
        reason: status === 'declined' ? 'The site is being repaired in those weeks' : '',
        version: lineVersion,
        key: `seed-${rows.campaign_lines.length + 1}`,
        asked: '',
        createdAt: added,
      })
      if (hasPlaces(part)) {
        const expiresAt = expiryOf(blueprint, line)
        for (const place of spansOfLine(line)) {
          rows.allocations.push({
            takerId: lineId,
            kind: 'line',
            resourceId: values.resourceId,
            ...place,
            quantity: values.quantity,
            expiresAt,
          })
        }
      }
      audit(added, client.userId, 'line.added', lineId, { campaign: id })
      if (part.askedAt) audit(part.askedAt, client.userId, 'line.asked', lineId, { campaign: id })
      const isAsked = isApproved && part.path !== 'draft'
      if (isAsked) tell(asked, `owner:${values.ownerId}`, 'line.asked', lineId, part.askedAt ? lineVersion : 3)
      if (status === 'confirmed' || status === 'declined') {
        const kind = status === 'declined' ? 'line.declined' : 'line.confirmed'
        audit(confirmedAt(blueprint), members.get(values.ownerId) ?? null, kind, lineId, { campaign: id })
        tell(confirmedAt(blueprint), user, kind, lineId, 4)
      }
    }
  }
  rows.audit_log.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
  return rows
}

/**
 * Instant at which staff reported figures: five days after the end, or yesterday while it runs; null before it begins.
 */
function reportedAt(starts: string, ends: string, now: Date): number | null {
  const today = civilDate(now)
  if (ends < today) return Math.min(now.getTime(), Date.parse(`${addDays(ends, 5)}T12:00+05:30`))
  return starts < today ? now.getTime() - 24 * HOUR : null
}

/** Results of a campaign. */
const metricsOf = (n: number, budget: number) => ({
  impressions: Math.round(budget / 1_000) * (7 + (n % 9)),
  engagementBp: 120 + 10 * ((n * 7) % 53),
  conversionBp: 40 + 10 * ((n * 5) % 29),
})
