import { MIN_PASSWORD_CHARS } from './forms.ts'

export interface PasswordStrength {
  /** 0 too short, 1 easy to guess, 2 fair, 3 good. */
  score: 0 | 1 | 2 | 3
  hint: string
}

// Beginnings of the most common passwords.
const COMMON =
  /^(password|passw0rd|pass|qwerty|asdf|admin|welcome|letmein|iloveyou|india|bharat|krishna|sairam|adchowk|abc)/
const RUN = /^(?:(.)\1*|.?(?:0?123456789?0?|9?87654321?0?|abcdefgh\w*|qwertyui?o?p?|asdfghjk?l?).?)$/

/** Different characters: 1 for `aaaa`, 2 for `abab`. */
const variety = (password: string) => new Set(password.toLowerCase()).size

const CHARACTER_CLASSES = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u]

/** Strength of a password: a hint while typing, never a rule. */
export function passwordStrength(password: string): PasswordStrength {
  const length = [...password].length
  if (length < MIN_PASSWORD_CHARS) return { score: 0, hint: `At least ${MIN_PASSWORD_CHARS} characters` }

  const plain = password.toLowerCase()
  if (RUN.test(plain) || variety(password) < 5 || (COMMON.test(plain) && length < 16)) {
    return { score: 1, hint: 'Easy to guess: a few unrelated words are better' }
  }
  const kinds = CHARACTER_CLASSES.filter((kind) => kind.test(password)).length
  if (length >= 16 || (length >= 12 && kinds >= 3)) return { score: 3, hint: 'Good password' }
  return { score: 2, hint: 'Fair: a longer one is harder to guess' }
}
