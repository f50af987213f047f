import { DomainError } from '../../kernel/rules/errors.ts'

/** Refusal of an act that needs a confirmed address, before the address of the account is confirmed. */
export const emailUnconfirmed = () => new DomainError('forbidden', 'Please confirm the email of your account first')
