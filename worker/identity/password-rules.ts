import { DomainError } from '../kernel/rules/errors.ts'
import { withoutEnd } from '../kernel/rules/text/trim.ts'
import { COMMON_PASSWORDS } from './common-passwords.ts'

let common: Set<string> | undefined

/** Owner of the password: name and email are the first guesses of an attacker. */
interface PasswordOwner {
  email: string
  name: string
}

const BETTER = 'A few unrelated words are better'
/** Minimum number of letters and digits left after the parts that are easy to guess. */
const MIN_OWN_CHARS = 6
const MIN_VARIETY = 4
const PRODUCT = ['adchowk']

const fold = (text: string) => text.normalize('NFKC').toLowerCase()
const signsOut = (text: string) => text.replace(/[^\p{L}\p{M}\p{N}]+/gu, '')

/** Words of a name or an address that are long enough to be meant. */
const wordsOf = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word.length >= 3)

/**
 * Reason for refusing a new password, as a sentence that helps; null when it is good enough. The form checks the
 * length.
 * OWASP ASVS 5, 6.2.4, 6.2.11 and 6.2.12: https://github.com/OWASP/ASVS/tree/master/5.0
 */
export function passwordRefusal(password: string, { email, name }: PasswordOwner): string | null {
  const folded = fold(password)
  if (new Set(folded).size < MIN_VARIETY) return `Few characters over and over are guessed first. ${BETTER}`
  common ??= new Set(COMMON_PASSWORDS.split('\n'))
  // "Password123!" is "password" with the usual additions.
  const core = withoutEnd(folded.replace(/^[^\p{L}]+/u, ''), /\P{L}/u)
  if ([folded, signsOut(folded), core].some((text) => common?.has(text)))
    return `This is one of the most used passwords. ${BETTER}`
  const [local = '', domain = ''] = email.split('@')
  const known = [...PRODUCT, ...wordsOf(local), ...wordsOf(domain), ...wordsOf(name)].sort(
    (a, b) => b.length - a.length,
  )
  const rest = known.reduce((text, word) => text.replaceAll(word, ''), signsOut(folded))
  if (rest !== signsOut(folded) && rest.length < MIN_OWN_CHARS)
    return `Your name, your address and the name of this site are guessed first. ${BETTER}`
  return null
}

/** @throws DomainError bad_input at the field, when a new password is easy to guess */
export function expectNewPassword(password: string, owner: PasswordOwner, field: 'password' | 'next'): void {
  const message = passwordRefusal(password, owner)
  if (message !== null) throw new DomainError('bad_input', message, [{ path: field, message }])
}
