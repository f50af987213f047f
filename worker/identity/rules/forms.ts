import * as v from 'valibot'
import { Company, Email, LinkToken, PersonName, Phone } from '../../kernel/rules/fields.ts'
import { SIGN_UP_ROLES } from '../../kernel/rules/identity/roles.ts'
import { ReturnPath } from './return-address.ts'

// Every form of an account. Unknown keys are refused, so no payload can set a role or a flag.

export const MIN_PASSWORD_CHARS = 8
const MAX_PASSWORD_CHARS = 200

/** A new password. Length is the only rule: a sentence is better than special characters. */
const NewPassword = v.pipe(
  v.string('Choose a password'),
  v.minLength(MIN_PASSWORD_CHARS, `At least ${MIN_PASSWORD_CHARS} characters`),
  v.maxLength(MAX_PASSWORD_CHARS, `At most ${MAX_PASSWORD_CHARS} characters`),
)

/** An existing password; it may be older than today's rules. */
const KnownPassword = v.pipe(
  v.string('Enter your password'),
  v.nonEmpty('Enter your password'),
  v.maxLength(MAX_PASSWORD_CHARS, `At most ${MAX_PASSWORD_CHARS} characters`),
)

/** Six digits of an authenticator app, or a recovery code. */
const Code = v.pipe(
  v.string('Enter the code'),
  v.trim(),
  v.nonEmpty('Enter the code'),
  v.maxLength(40, 'Enter the code'),
)

export const SignUp = v.strictObject({
  role: v.picklist(SIGN_UP_ROLES, 'Choose advertiser or media owner'),
  name: PersonName,
  email: Email,
  password: NewPassword,
  company: Company,
  phone: Phone,
  next: ReturnPath,
})
export type SignUp = v.InferOutput<typeof SignUp>

export const SignIn = v.strictObject({
  email: Email,
  password: KnownPassword,
  /** Stay signed in when the browser closes. */
  remember: v.optional(v.boolean('Yes or no')),
  /** The second factor, if the account has one. */
  code: v.optional(Code),
  /** Set by the login of the back office, which only admits staff. */
  area: v.optional(v.literal('admin', 'Admin cannot be combined with other areas')),
})
export type SignIn = v.InferOutput<typeof SignIn>

export const ForgotPassword = v.strictObject({ email: Email, next: ReturnPath })
export type ForgotPassword = v.InferOutput<typeof ForgotPassword>

/** Also sets the first password of an invited user. */
export const ResetPassword = v.strictObject({ token: LinkToken, password: NewPassword })
export type ResetPassword = v.InferOutput<typeof ResetPassword>

/** Asks for the link that confirms an address again, from the page that needs it. */
export const VerificationRequest = v.strictObject({ next: ReturnPath })
export type VerificationRequest = v.InferOutput<typeof VerificationRequest>

export const VerifyEmail = v.strictObject({ token: LinkToken })
export type VerifyEmail = v.InferOutput<typeof VerifyEmail>

export const ProfileChange = v.strictObject({ name: PersonName, company: Company, phone: Phone })
export type ProfileChange = v.InferOutput<typeof ProfileChange>

export const PasswordChange = v.strictObject({ current: KnownPassword, next: NewPassword })
export type PasswordChange = v.InferOutput<typeof PasswordChange>

export const TwoFactorCode = v.strictObject({ code: Code })
export type TwoFactorCode = v.InferOutput<typeof TwoFactorCode>

export const PasswordConfirmation = v.strictObject({ password: KnownPassword })
export type PasswordConfirmation = v.InferOutput<typeof PasswordConfirmation>

/** Weakening an account takes both factors. */
export const TwoFactorConfirmation = v.strictObject({ password: KnownPassword, code: Code })
export type TwoFactorConfirmation = v.InferOutput<typeof TwoFactorConfirmation>

/** Proof for a critical act: a code when the account has a second factor, else the password. */
export const ActConfirmation = v.pipe(
  v.strictObject({ code: v.optional(Code), password: v.optional(KnownPassword) }),
  v.forward(
    v.check(
      ({ code, password }) => (code === undefined) !== (password === undefined),
      'Enter the code, or your password where you have no second factor',
    ),
    ['password'],
  ),
)
export type ActConfirmation = v.InferOutput<typeof ActConfirmation>
