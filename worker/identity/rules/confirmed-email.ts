import { DomainError } from '../../kernel/rules/errors.ts'

/** Refusal of an act that needs to know who somebody is, while nobody has confirmed the address of the account. */
export const emailUnconfirmed = () => new DomainError('forbidden', 'Please confirm the email of your account first')
