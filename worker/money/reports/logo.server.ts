import { eq, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../kernel/context.ts'
import { record } from '../../kernel/events/record.server.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { commit, guard } from '../../kernel/sql/statements.server.ts'
import { parties } from '../../organisations/billing.table.ts'
import { claimStatements, releaseStatements } from '../../uploads/claim.server.ts'
import { uploads } from '../../uploads/uploads.table.ts'
import { pngOf } from '../../uploads/variants.ts'
import type { Letterhead } from '../rules/documents/document-layout.ts'
import { reportLogoChanged, reportLogoRemoved } from '../rules/money.events.ts'

/** The own head of reports: the name that an advertiser is billed under, and its logo. */
export interface ReportHead {
  name: string
  /** Key of the file; null without a logo. */
  logo: string | null
}

const selectParty = ({ db }: Pick<ServiceContext, 'db'>, user: Pick<CurrentUser, 'id'>) =>
  db
    .select({
      id: parties.id,
      name: parties.legalName,
      address: parties.address,
      email: parties.email,
      gstin: parties.gstin,
      logo: parties.logo,
    })
    .from(parties)
    .where(eq(parties.userId, user.id))

/** The own head of an advertiser's reports; null before the billing details are filled in. */
export async function findReportHead(ctx: ServiceContext, user: CurrentUser): Promise<ReportHead | null> {
  const [party] = await selectParty(ctx, user)
  return party ? { name: party.name, logo: party.logo } : null
}

const noParty = () =>
  new DomainError('conflict', 'Enter your billing details first: reports show your name next to the logo')

/**
 * Makes a file that the advertiser has sent the logo of its reports. The one before is deleted a day later.
 * @throws DomainError conflict without billing details, or for a file that is not the advertiser's
 */
export async function setLogo(ctx: ServiceContext, user: CurrentUser, key: string): Promise<ReportHead> {
  const { db } = ctx
  const [party] = await selectParty(ctx, user)
  if (!party) throw noParty()
  const writes = db.batch([
    guard(db, sql`exists (select 1 from ${parties} where ${parties.id} = ${party.id})`),
    ...claimStatements(db, { keys: [key], claimedBy: party.id, purpose: 'logo', subject: user.id }),
    ...releaseStatements(ctx, { claimedBy: party.id, except: [key] }),
    db.update(parties).set({ logo: key }).where(eq(parties.id, party.id)),
    record(ctx, reportLogoChanged.of(user.id, { subject: user.id })),
  ])
  await commit(writes, async () => new DomainError('conflict', 'This file is no longer here. Please send it again'))
  return { name: party.name, logo: key }
}

/** Takes the logo off reports. The file is deleted a day later. @throws DomainError conflict without billing details */
export async function removeLogo(ctx: ServiceContext, user: CurrentUser): Promise<ReportHead> {
  const { db } = ctx
  const [party] = await selectParty(ctx, user)
  if (!party) throw noParty()
  if (party.logo !== null) {
    await db.batch([
      ...releaseStatements(ctx, { claimedBy: party.id }),
      db.update(parties).set({ logo: null }).where(eq(parties.id, party.id)),
      record(ctx, reportLogoRemoved.of(user.id, { subject: user.id })),
    ])
  }
  return { name: party.name, logo: null }
}

/** Pixels of the logo on paper: it is as high as two lines. */
const LOGO_WIDTH = 640

/** The head of a report under the advertiser's own name; null without a logo. */
export async function findOwnLetterhead(ctx: ServiceContext, user: CurrentUser): Promise<Letterhead | null> {
  const [party] = await selectParty(ctx, user)
  if (!party?.logo) return null
  const [[file], picture] = await Promise.all([
    ctx.db.select({ width: uploads.width, height: uploads.height }).from(uploads).where(eq(uploads.key, party.logo)),
    pngOf(ctx, party.logo, LOGO_WIDTH),
  ])
  if (!picture || !file?.width || !file.height) return null
  const { name, address, email, gstin } = party
  return {
    name,
    lines: [address, [email, gstin && `GSTIN ${gstin}`].filter(Boolean).join(' · ')].filter(Boolean),
    mark: {
      kind: 'logo',
      src: `data:image/png;base64,${Buffer.from(picture).toString('base64')}`,
      ratio: file.width / file.height,
    },
  }
}
