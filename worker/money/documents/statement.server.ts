import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import { campaigns } from '../../booking/campaigns.table.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { getSender } from '../../kernel/platform/settings.server.ts'
import { civilDate } from '../../kernel/rules/dates.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import { mayStaff } from '../../kernel/rules/identity/roles.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { documents } from '../documents.table.ts'
import type { DocumentOf } from '../rules/documents/document.ts'
import type { DocumentLayout } from '../rules/documents/document-layout.ts'
import { ownersOfMoney } from '../rules/documents/money.ts'
import { partyOnly } from '../rules/documents/order.ts'
import { platformParty } from '../rules/documents/platform-party.ts'
import { presentStatement } from '../rules/documents/present-statement.ts'
import { statementOf } from '../rules/documents/statement.ts'
import { listCampaignMoney } from './campaign-money.server.ts'
import { DOCUMENT_COLUMNS } from './documents.server.ts'
import { readParties } from './parties.server.ts'

type StatementContext = Pick<ServiceContext, 'db' | 'now' | 'origin' | 'settings'>

/**
 * Statement of a campaign as it is now, for its advertiser, and for staff who approve campaigns.
 * @throws DomainError not_found, also for a campaign of another user
 */
export async function getStatement(
  ctx: StatementContext,
  user: CurrentUser,
  campaignId: string,
): Promise<DocumentLayout> {
  const isOwn = mayStaff(user, 'approvals') ? undefined : eq(campaigns.userId, user.id)
  const [money] = await listCampaignMoney(
    ctx,
    and(eq(campaigns.id, campaignId), isOwn, ne(campaigns.status, 'deleted')),
  )
  if (!money) throw new DomainError('not_found', 'Campaign not found')
  const [rows, { buyer, supplierOf }, { name, email }] = await Promise.all([
    ctx.db
      .select(DOCUMENT_COLUMNS)
      .from(documents)
      .where(and(eq(documents.campaignId, campaignId), inArray(documents.kind, ['invoice', 'credit'])))
      .orderBy(asc(documents.at), asc(documents.n)),
    readParties(ctx, { user: money.userId, owners: ownersOfMoney(money) }),
    getSender(ctx),
  ])
  // The table cannot know which body belongs to which kind.
  const papers = rows as unknown as (DocumentOf<'invoice'> | DocumentOf<'credit'>)[]
  const statement = statementOf({ money, papers, buyer: partyOnly(buyer), supplierOf, today: civilDate(ctx.now) })
  return presentStatement(statement, platformParty(email), { platform: name, origin: ctx.origin })
}
