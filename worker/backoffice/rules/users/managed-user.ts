import * as v from 'valibot'
import type { ErrorBody } from '../../../kernel/rules/errors.ts'
import { emailLine, line, NOT_OFFERED, optionalLine } from '../../../kernel/rules/fields.ts'
import { ROLES, type Role, STAFF_AREAS, type StaffArea } from '../../../kernel/rules/identity/roles.ts'
import type { UserStatus } from '../../../kernel/rules/identity/user.ts'

/** A user as staff see one. */
export interface ManagedUser {
  id: string
  name: string
  email: string
  role: Role
  /** Of a limited member of staff; empty for every other role. */
  areas: StaffArea[]
  company: string
  phone: string
  /** `Chennai, Tamil Nadu`; empty while it is not known. */
  location: string
  status: UserStatus
  emailVerified: boolean
  twoFactor: boolean
  /** ISO 8601, UTC, as the next. */
  createdAt: string
  lastSignInAt: string | null
  /** Number of changes by staff. */
  version: number
}

/** Refusal of a change to a user that another member of staff has changed in between. */
export interface UserConflict extends ErrorBody {
  current: ManagedUser
}

/** Names of roles in the back office. */
export const USER_ROLE_LABELS: Record<Role, string> = {
  advertiser: 'Advertiser',
  mediaOwner: 'Media Owner',
  admin: 'Admin',
  staff: 'Staff',
}

export const USER_STATUS_LABELS: Record<UserStatus, string> = {
  active: 'Active',
  invited: 'Invited',
  suspended: 'Suspended',
}

export const AREA_LABELS: Record<StaffArea, string> = { support: 'Support', content: 'Content', approvals: 'Approvals' }

/** `Media Owner`, `Staff: Support, Content`. */
export const roleText = ({ role, areas }: { role: Role; areas: readonly StaffArea[] }): string =>
  role === 'staff'
    ? `${USER_ROLE_LABELS.staff}: ${areas.map((area) => AREA_LABELS[area]).join(', ')}`
    : USER_ROLE_LABELS[role]

const Name = line('Enter the name', 100)
const CompanyName = optionalLine('The company is text', 120)
const Location = optionalLine('The location is text', 80)
const Version = v.pipe(v.number('A number'), v.integer('A whole number'))

/** In one order and once each, so that equal areas are equal texts. */
const Areas = v.pipe(
  v.array(v.picklist(STAFF_AREAS, NOT_OFFERED), 'Choose areas'),
  v.transform((areas) => STAFF_AREAS.filter((area) => areas.includes(area))),
)

const RolePart = { role: v.picklist(ROLES, 'Choose a role'), areas: v.optional(Areas, []) }

/** Staff without an area could open nothing. */
const hasArea = (role: Role | undefined, areas: readonly StaffArea[]) => role !== 'staff' || areas.length > 0

const NO_AREA = 'Choose at least one area'

/** Invitation of a user by staff. */
export const NewUser = v.pipe(
  v.strictObject({
    name: Name,
    email: emailLine('Enter the email'),
    ...RolePart,
    company: v.optional(CompanyName, ''),
    location: Location,
  }),
  v.forward(
    v.check(({ role, areas }) => hasArea(role, areas), NO_AREA),
    ['areas'],
  ),
  // Only limited staff have areas.
  v.transform((input) => ({ ...input, areas: input.role === 'staff' ? input.areas : [] })),
)
export type NewUser = v.InferOutput<typeof NewUser>

/** Change of a user by staff. Without a role, role and areas stay unchanged. */
export const UserChange = v.pipe(
  v.strictObject({
    /** The version that they saw. */
    version: Version,
    name: Name,
    company: CompanyName,
    location: Location,
    role: v.optional(RolePart.role),
    areas: RolePart.areas,
  }),
  v.forward(
    v.check(({ role, areas }) => hasArea(role, areas), NO_AREA),
    ['areas'],
  ),
  // Only limited staff have areas.
  v.transform((input) => ({ ...input, areas: input.role === 'staff' ? input.areas : [] })),
)
export type UserChange = v.InferOutput<typeof UserChange>

/** Users that one act changes. */
const MAX_BULK = 100

const Ids = v.pipe(
  v.array(v.pipe(v.string('An id'), v.maxLength(64, 'An id')), 'Choose users'),
  v.minLength(1, 'Choose users'),
  v.maxLength(MAX_BULK, `At most ${MAX_BULK} users at once`),
)

/** One change of several users; `restore` puts back locations that an act has changed. */
export const BulkChange = v.variant(
  'act',
  [
    v.strictObject({ act: v.literal('suspend', NOT_OFFERED), ids: Ids }),
    v.strictObject({ act: v.literal('activate', NOT_OFFERED), ids: Ids }),
    v.strictObject({ act: v.literal('locate', NOT_OFFERED), ids: Ids, location: line('Enter a location', 80) }),
    v.strictObject({
      act: v.literal('restore', NOT_OFFERED),
      locations: v.pipe(
        v.array(v.strictObject({ id: v.pipe(v.string('An id'), v.maxLength(64, 'An id')), location: Location })),
        v.minLength(1, 'Choose users'),
        v.maxLength(MAX_BULK, `At most ${MAX_BULK} users at once`),
      ),
    }),
  ],
  NOT_OFFERED,
)
export type BulkChange = v.InferOutput<typeof BulkChange>

/** Result of an act on several users: the changed ones, and those left unchanged. */
export interface BulkAnswer {
  /** With the former location, to undo the change. */
  changed: { id: string; location: string }[]
  left: { name: string; reason: string }[]
}

/** Deleting takes the email of the user, typed. */
export const UserDeletion = v.strictObject({ email: emailLine('Enter the email') })
export type UserDeletion = v.InferOutput<typeof UserDeletion>
