import { type SQL, sql } from 'drizzle-orm'
import { isVisibleToOwner } from './booking/campaigns/select-campaigns.server.ts'
import { campaignLines, campaigns } from './booking/campaigns.table.ts'
import type { UploadPurpose } from './kernel/rules/files/upload-purpose.ts'
import { mayStaff } from './kernel/rules/identity/roles.ts'
import type { FileUser, UploadRights } from './kernel/upload-rights.ts'
import { ownersOf } from './organisations/owners/belongs.server.ts'
import type { MemberRight } from './organisations/rules/owners/rights.ts'
import { BLOG_SUBJECT } from './uploads/rules/upload.ts'

const isOwnLine = ({ id }: FileUser, line: SQL) =>
  sql`exists (select 1 from ${campaignLines} where ${campaignLines.id} = ${line}
    and ${campaignLines.campaignId} in (select c.id from ${campaigns} c where c.user_id = ${id}))`

const isLineOfOwner = (user: FileUser, line: SQL, right: MemberRight) =>
  sql`exists (select 1 from ${campaignLines} where ${campaignLines.id} = ${line} and ${isVisibleToOwner}
    and ${campaignLines.ownerId} in ${ownersOf(user, right)})`

const isEditor = (user: FileUser) => mayStaff(user, 'content')

/** Permission to send a file for a subject; `right` is that of a member of an owner. */
const MAY_SEND: Record<UploadPurpose, (user: FileUser, subject: SQL, right: MemberRight) => SQL> = {
  photo: (user, subject, right) => sql`${subject} in ${ownersOf(user, right)}`,
  import: (user, subject, right) => sql`${subject} in ${ownersOf(user, right)}`,
  proof: isLineOfOwner,
  artwork: isOwnLine,
  article: (user, subject) => (isEditor(user) ? sql`${subject} = ${BLOG_SUBJECT}` : sql`false`),
  logo: ({ id }, subject) => sql`${subject} = ${id}`,
}

const isApprover = (user: FileUser) => (mayStaff(user, 'approvals') ? sql`true` : sql`false`)

/** Permission to read a file of a row `uploads`. The other side sees sent files, not those being chosen. */
const MAY_READ: Record<UploadPurpose, (user: FileUser) => SQL> = {
  photo: (user) => MAY_SEND.photo(user, sql`uploads.subject`, 'view'),
  import: (user) => MAY_SEND.import(user, sql`uploads.subject`, 'view'),
  article: (user) => (isEditor(user) ? sql`true` : sql`false`),
  logo: (user) => MAY_SEND.logo(user, sql`uploads.subject`, 'view'),
  artwork: (user) =>
    sql`(${isOwnLine(user, sql`uploads.subject`)} or uploads.claimed_by is not null
      and (${isApprover(user)} or ${isLineOfOwner(user, sql`uploads.subject`, 'view')}))`,
  proof: (user) =>
    sql`(${isLineOfOwner(user, sql`uploads.subject`, 'view')} or uploads.claimed_by is not null
      and (${isApprover(user)} or ${isOwnLine(user, sql`uploads.subject`)}))`,
}

export const UPLOAD_RIGHTS: UploadRights = {
  maySend: (purpose, user, subject, right) => MAY_SEND[purpose](user, subject, right),
  mayRead: (purpose, user) => MAY_READ[purpose](user),
}
