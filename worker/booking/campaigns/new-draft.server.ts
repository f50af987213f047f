import { and, eq, ne, sql } from 'drizzle-orm'
import { type LoadedOffer, loadOffers } from '../../catalogue/offers.server.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { emit } from '../../kernel/events/emit.server.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { REFERENCES, takeNumber, takenReference } from '../../kernel/series.server.ts'
import { commit, guard } from '../../kernel/sql/statements.server.ts'
import { newId } from '../../kernel/tokens.ts'
import { campaignLines, campaigns } from '../campaigns.table.ts'
import { campaignCreated } from '../rules/booking.events.ts'
import type { Campaign } from '../rules/campaigns/campaign.ts'
import type { LineDaysInput } from '../rules/campaigns/campaign-item.ts'
import { lineValues, orderOf } from '../rules/lines/line-values.ts'
import { MAX_DRAFTS, MAX_LINES, whyNoDraft } from './add-line.server.ts'
import { afterDraft } from './after-commit.server.ts'
import { getCampaign } from './select-campaigns.server.ts'

/** Something that a new draft is to have a line of. @param askOf its days and quantity, once it is known how it is sold */
export interface WantedLine {
  resource: string
  /** With the reference of its listing. */
  title: string
  askOf: (offer: LoadedOffer) => LineDaysInput
}

/** A new draft, and the items that could not be booked. */
export interface NewDraft {
  campaign: Campaign
  refused: { title: string; reason: string }[]
}

interface Head {
  name: string
  objective?: string
  budget?: number | null
  key: string
}

/**
 * Makes a draft in one batch, with a line for every item that can be booked, and returns the reason for each of the
 * others. A repeated request with the same key gets the first draft; its refused items are looked up again.
 * @throws DomainError bad_input when nothing can be booked; conflict for a name in use, or too many drafts; key_reused
 * after its draft was deleted
 */
export async function createDraft(
  ctx: ServiceContext,
  user: CurrentUser,
  head: Head,
  wanted: readonly WantedLine[],
): Promise<NewDraft> {
  const { db, now } = ctx
  const judged = await validateLines(ctx, user, wanted.slice(0, MAX_LINES))
  const refused = judged.flatMap(({ title, reason }) => (reason === null ? [] : [{ title, reason }]))
  const twin = await findTwin(ctx, user, head.key)
  if (twin) return { campaign: await getCampaign(ctx, user, twin), refused }
  const lines = judged.flatMap(({ values }) => (values ? [values] : []))
  const [first] = lines
  if (!first) {
    const [why] = refused
    throw new DomainError(
      'bad_input',
      why ? `None of its lines can be booked. ${why.title}: ${why.reason}` : 'It has no lines',
    )
  }
  const id = newId('cmp')
  const drafts = and(eq(campaigns.userId, user.id), eq(campaigns.status, 'draft'))
  const createdAt = now.getTime()
  const days = lines.flatMap(({ starts, ends }) => [starts, ends]).sort()
  const happened = await emit(ctx, campaignCreated.of(user.id, { subject: id, detail: { lines: lines.length } }))
  const writes = db.batch([
    guard(db, sql`${db.$count(campaigns, drafts)} < ${MAX_DRAFTS}`),
    takeNumber(ctx, REFERENCES.campaign),
    db.insert(campaigns).values({
      ...head,
      id,
      ref: takenReference(REFERENCES.campaign),
      userId: user.id,
      starts: days[0] ?? first.starts,
      ends: days.at(-1) ?? first.ends,
      createdAt,
    }),
    ...lines.flatMap((values) => [
      takeNumber(ctx, REFERENCES.line),
      db.insert(campaignLines).values({
        ...values,
        id: newId('lin'),
        ref: takenReference(REFERENCES.line),
        campaignId: id,
        key: crypto.randomUUID(),
        asked: '',
        createdAt,
      }),
    ]),
    ...happened.statements,
  ])
  try {
    await commit(writes, () => whyNoDraft(ctx, user, head))
  } catch (refusal) {
    const sameTime = await findTwin(ctx, user, head.key)
    if (!sameTime) throw refusal
    return { campaign: await getCampaign(ctx, user, sameTime), refused }
  }
  return { campaign: await afterDraft(ctx, user, await getCampaign(ctx, user, id)), refused }
}

/** Each line as it would be booked today, or why it cannot be. */
export async function validateLines(ctx: ServiceContext, user: CurrentUser, wanted: readonly WantedLine[]) {
  const resources = wanted.map(({ resource }) => resource)
  const { offerOf, buyer } = await loadOffers(ctx, resources, user.id)
  return wanted.map(({ resource, title, askOf }) => {
    const offer = offerOf(resource)
    if (!offer) return { title, values: null, reason: 'It is no longer sold' }
    try {
      return { title, values: lineValues(ctx, offer, orderOf(offer, askOf(offer)), buyer), reason: null }
    } catch (failure) {
      if (!(failure instanceof DomainError)) throw failure
      return { title, values: null, reason: failure.message }
    }
  })
}

async function findTwin({ db }: ServiceContext, user: CurrentUser, key: string): Promise<string | null> {
  const [twin] = await db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(eq(campaigns.userId, user.id), eq(campaigns.key, key), ne(campaigns.status, 'deleted')))
  return twin?.id ?? null
}
