import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { DbContext, ServiceContext } from '../../kernel/context.ts'
import { emit } from '../../kernel/events/emit.server.ts'
import { record } from '../../kernel/events/record.server.ts'
import { DomainError, type Issue } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { isNumbered } from '../../kernel/series.server.ts'
import { commit, guard } from '../../kernel/sql/statements.server.ts'
import { newId } from '../../kernel/tokens.ts'
import { parties } from '../billing.table.ts'
import { ownersOf } from '../owners/belongs.server.ts'
import { CONDITIONS, expectMet } from '../rules/billing/conditions.ts'
import {
  type AdvertiserChange,
  type BillingProfile,
  changedFields,
  missingOf,
  type OwnerChange,
  type Side,
} from '../rules/billing/party.ts'
import { ownerPartyChanged, partyChanged } from '../rules/organisations.events.ts'
import { NEEDS } from '../rules/owners/team.ts'

/** Side of some billing details: an account that buys, or an owner; SQL when only the batch knows the owner. */
export type BillingProfileRef = { user: string } | { owner: string | SQL }

const sideOf = (ref: BillingProfileRef): Side => ('user' in ref ? 'advertiser' : 'owner')
const isOf = (ref: BillingProfileRef) => ('user' in ref ? eq(parties.userId, ref.user) : eq(parties.ownerId, ref.owner))

const PARTY_COLUMNS = {
  legalName: parties.legalName,
  address: parties.address,
  state: parties.state,
  gstin: parties.gstin,
  pan: parties.pan,
  email: parties.email,
  payee: parties.payee,
  prefix: parties.prefix,
  bankAccount: parties.bankAccount,
  ifsc: parties.ifsc,
  signatory: parties.signatory,
  version: parties.version,
}

/** The statement that reads billing details, without an access check. */
export const selectBillingProfile = (db: DbContext['db'], ref: BillingProfileRef) =>
  db.select(PARTY_COLUMNS).from(parties).where(isOf(ref))

/** Billing details without an access check; null before they were entered. */
export async function findBillingProfile({ db }: DbContext, ref: BillingProfileRef): Promise<BillingProfile | null> {
  const [row] = await selectBillingProfile(db, ref)
  return row ?? null
}

/**
 * Missing fields in the billing details of a side, by name; empty when they are complete. Details are never deleted
 * before their account, and only complete ones are saved, so complete details stay complete.
 */
export const listMissing = async (ctx: DbContext, ref: BillingProfileRef): Promise<string[]> =>
  missingOf(sideOf(ref), await findBillingProfile(ctx, ref))

/**
 * Version of billing details that were read, for `guardBillingProfile`.
 * @throws DomainError billing_needed with the missing fields
 */
export function requireCompleteProfile(ref: BillingProfileRef, party: BillingProfile | null): number {
  const side = sideOf(ref)
  const missing = missingOf(side, party)
  expectMet(side === 'owner' ? CONDITIONS.confirm({ missing }) : CONDITIONS.ask({ missing }))
  return party?.version ?? 0
}

/** Version of complete billing details. @throws DomainError billing_needed with the missing fields */
export const requireBillingProfile = async (ctx: DbContext, ref: BillingProfileRef): Promise<number> =>
  requireCompleteProfile(ref, await findBillingProfile(ctx, ref))

/** Guard of a batch: billing details are as they were read, as prices depend on their state and GSTIN. */
export const guardBillingProfile = (db: DbContext['db'], ref: BillingProfileRef, version: number) =>
  guard(db, sql`exists (select 1 from ${parties} where ${and(isOf(ref), eq(parties.version, version))})`)

/** Billing details for a user who may change them. */
export interface OwnBillingProfile {
  /** Null before they were entered. */
  party: BillingProfile | null
  missing: string[]
  /** Documents were numbered with the prefix: it stays as it is. */
  isPrefixFixed: boolean
}

/** True where documents of an owner were numbered with its prefix. */
const hasNumbered = (owner: string): SQL =>
  sql`exists (select 1 from ${parties} where ${and(isOf({ owner }), isNumbered(parties.prefix))})`

/**
 * Checks that a user may see and change the billing details of an owner: only managers of its team. The details decide
 * the bank account and the billing name, which is more than selling.
 * @throws DomainError not_found for an owner of others; forbidden without the right to manage
 */
async function checkManages({ db }: DbContext, user: CurrentUser, owner: string): Promise<void> {
  const [row] = await db
    .select({
      isTheirs: sql<number>`(${owner} in ${ownersOf(user)})`.as('is_theirs'),
      mayManage: sql<number>`(${owner} in ${ownersOf(user, 'manage')})`.as('may_manage'),
    })
    .from(sql`(select 1)`)
  if (!row?.isTheirs) throw new DomainError('not_found', 'You do not belong to this company')
  if (!row.mayManage) throw new DomainError('forbidden', NEEDS.manage)
}

/** The billing details of the signed-in account, as an advertiser. */
export async function getOwnBillingProfile(ctx: DbContext, user: CurrentUser): Promise<OwnBillingProfile> {
  const party = await findBillingProfile(ctx, { user: user.id })
  return { party, missing: missingOf('advertiser', party), isPrefixFixed: false }
}

/** The billing details of an owner. @throws DomainError not_found for an owner of others; forbidden without the right to manage */
export async function getOwnerBillingProfile(
  ctx: DbContext,
  user: CurrentUser,
  owner: string,
): Promise<OwnBillingProfile> {
  await checkManages(ctx, user, owner)
  const [party, [numbered]] = await Promise.all([
    findBillingProfile(ctx, { owner }),
    ctx.db.select({ is: sql<number>`${hasNumbered(owner)}`.as('has_numbered') }).from(sql`(select 1)`),
  ])
  return { party, missing: missingOf('owner', party), isPrefixFixed: numbered?.is === 1 }
}

const atField = (path: string, message: string): DomainError => {
  const issues: Issue[] = [{ path, message }]
  return new DomainError('conflict', message, issues)
}

const CHANGED = 'These details have changed since you opened them. Check the current details'

const NO_OWNER = { payee: 'other' as const, prefix: null, bankAccount: null, ifsc: null, signatory: null }

/** A change whose answer was lost is sent again: it is done already. */
const isSaved = (party: BillingProfile | null, change: AdvertiserChange | OwnerChange): boolean =>
  party?.version === change.version + 1 && changedFields(party, { ...NO_OWNER, ...change }).length === 0

/** The fields that a change changes, for the audit log. */
const detailOf = (before: BillingProfile | null, { version: _, ...details }: AdvertiserChange | OwnerChange) => ({
  changed: changedFields(before, { ...NO_OWNER, ...details }).join(', '),
})

/** The statements of a change. */
function writeStatements({ db }: ServiceContext, ref: BillingProfileRef, change: AdvertiserChange | OwnerChange) {
  const { version, ...details } = change
  const whose = 'user' in ref ? { userId: ref.user } : { ownerId: ref.owner }
  const values = { ...NO_OWNER, ...details }
  const isAsSeen =
    version === 0
      ? sql`not exists (select 1 from ${parties} where ${isOf(ref)})`
      : sql`exists (select 1 from ${parties} where ${and(isOf(ref), eq(parties.version, version))})`
  return [
    guard(db, isAsSeen),
    version === 0
      ? db.insert(parties).values({ id: newId('pty'), ...whose, ...values })
      : db
          .update(parties)
          .set({ ...details, version: version + 1 })
          .where(isOf(ref)),
  ] as const
}

/**
 * Saves the billing details of the signed-in account. Drafts are priced again when they are sent; sent campaigns keep
 * their sums.
 * @throws DomainError conflict when the details were changed since they were read
 */
export async function saveOwnBillingProfile(
  ctx: ServiceContext,
  user: CurrentUser,
  change: AdvertiserChange,
): Promise<OwnBillingProfile> {
  const ref = { user: user.id }
  const before = await findBillingProfile(ctx, ref)
  if (isSaved(before, change)) return getOwnBillingProfile(ctx, user)
  const writes = ctx.db.batch([
    ...writeStatements(ctx, ref, change),
    record(ctx, partyChanged.of(user.id, { subject: user.id, detail: detailOf(before, change) })),
  ])
  await commit(writes, async () => new DomainError('conflict', CHANGED))
  return getOwnBillingProfile(ctx, user)
}

/**
 * Saves how an owner bills. Its prefix stays once documents are numbered with it, so that the numbers stay consecutive.
 * @throws DomainError not_found; forbidden; conflict where the details were changed since they were seen, or at the field for a prefix
 * that another owner has, or that is fixed
 */
export async function saveOwnerBillingProfile(
  ctx: ServiceContext,
  user: CurrentUser,
  owner: string,
  change: OwnerChange,
): Promise<OwnBillingProfile> {
  const { db } = ctx
  await checkManages(ctx, user, owner)
  const before = await findBillingProfile(ctx, { owner })
  if (isSaved(before, change)) return getOwnerBillingProfile(ctx, user, owner)
  const isOwn = sql`exists (select 1 from ${parties} where ${and(isOf({ owner }), eq(parties.prefix, change.prefix))})`
  // A prefix with numbered documents stays reserved, also after no details have it any more.
  const isFree = sql`(${isOwn} or not exists (select 1 from ${parties} where ${eq(parties.prefix, change.prefix)})
    and not ${isNumbered(change.prefix)})`
  const isKept = sql`(${isOwn} or not ${hasNumbered(owner)})`
  const fact = { owner, detail: detailOf(before, change), at: ctx.now.getTime() }
  const happened = await emit(ctx, ownerPartyChanged.of(user.id, fact))
  const writes = db.batch([
    guard(db, sql`${owner} in ${ownersOf(user, 'manage')}`),
    guard(db, isFree),
    guard(db, isKept),
    ...writeStatements(ctx, { owner }, change),
    ...happened.statements,
  ])
  await commit(writes, async () => {
    await checkManages(ctx, user, owner)
    const [row] = await db
      .select({
        isFree: sql<number>`${isFree}`.as('is_free'),
        isKept: sql<number>`${isKept}`.as('is_kept'),
        version: sql<number>`coalesce((select max(version) from ${parties} where ${isOf({ owner })}), 0)`.as('version'),
      })
      .from(sql`(select 1)`)
    if (row?.version !== change.version) return new DomainError('conflict', CHANGED)
    if (!row.isFree) return atField('prefix', 'Another media owner numbers its documents with these letters')
    if (!row.isKept) {
      return atField(
        'prefix',
        'Documents are already numbered with this prefix. It cannot change, so that the numbers stay in series',
      )
    }
    return undefined
  })
  await happened.committed()
  return getOwnerBillingProfile(ctx, user, owner)
}
