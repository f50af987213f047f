import { eq, sql } from 'drizzle-orm'
import { audit } from '../../kernel/audit/audit.server.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { tellEach } from '../../kernel/notices/notices.server.ts'
import type { AuditAction } from '../../kernel/rules/audit/audit.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { NoticeKind } from '../../kernel/rules/notices.ts'
import { issueDueOrLog } from '../../money/papers/due.server.ts'
import { afterBooking } from '../campaigns/after-commit.server.ts'
import { campaignLines, campaigns } from '../campaigns.table.ts'
import type { Proof } from './proof-rows.server.ts'
import type { Proven } from './proven.server.ts'

type Side = 'advertiser' | 'mediaOwner' | 'staff'

/** Statements in the batch of every act on a proof: the audit row and the notices. The version is that of the row after it. */
export function recordProof(
  ctx: ServiceContext,
  {
    user,
    action,
    kind,
    proof,
    line,
    to,
    detail = {},
  }: {
    user: { id: string }
    action: AuditAction
    kind: NoticeKind
    /** Its id. */
    proof: string
    line: string
    to: readonly Side[]
    detail?: Record<string, string | number>
  },
) {
  const version = sql`(select version from proofs where id = ${proof})`
  const told = to.map((side) =>
    tellEach(
      ctx,
      side === 'advertiser'
        ? sql`select 'user:' || c.user_id as audience, ${kind} as kind, ${proof} as subject, ${version} as version
            from ${campaignLines} l join ${campaigns} c on c.id = l.campaign_id where l.id = ${line} and c.user_id is not null`
        : side === 'mediaOwner'
          ? sql`select 'owner:' || l.owner_id as audience, ${kind} as kind, ${proof} as subject, ${version} as version
              from ${campaignLines} l where l.id = ${line}`
          : sql`select 'staff' as audience, ${kind} as kind, ${proof} as subject, ${version} as version`,
    ),
  )
  return [audit(ctx, { actor: user.id, action, subject: line, detail: { proof, ...detail } }), ...told]
}

/** After the commit: papers that wait for the proof are made, pages of both sides and of staff read again, and letters go out. */
export async function afterProof(ctx: ServiceContext, { line }: Pick<Proven, 'line'>): Promise<void> {
  await issueDueOrLog(ctx, line.campaignId)
  await afterBooking(ctx, line.campaignId, { event: 'proofChanged', data: { id: line.id, version: line.version } })
}

/** Refused because it is something else by now. */
export const proofMoved = (current: Proof | null) =>
  new DomainError('conflict', 'This proof has changed meanwhile', undefined, undefined, { current })

export const missingProof = () => new DomainError('not_found', 'There is no such proof')

/** Whose a line is, for an advertiser. */
export const isAdvertisers = (user: { id: string }) =>
  sql`exists (select 1 from ${campaigns} where ${eq(campaigns.id, campaignLines.campaignId)} and ${campaigns.userId} = ${user.id} and ${campaigns.status} <> 'deleted')`
