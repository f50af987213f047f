import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dictionary } from '@zxcvbn-ts/language-common'
import { MIN_PASSWORD_CHARS } from '../worker/identity/rules/forms.ts'

/** Enough by OWASP ASVS 5, 6.2.4: the 3,000 most used ones with the required length, and some more. */
const COUNT = 4_000

/** The text of common-passwords.ts: `npm run passwords` after a new version of the list. */
export function commonPasswordsFile(): string {
  const words = dictionary['passwords-common'].filter((word) => [...word].length >= MIN_PASSWORD_CHARS).slice(0, COUNT)
  // Escaped as the formatter writes it.
  const text = words.join('\n').replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')
  return `/** The most used passwords that are long enough, one a line. Made by seed/common-passwords.generate.ts from @zxcvbn-ts/language-common. */
export const COMMON_PASSWORDS =
  '${text}'
`
}

if (import.meta.main)
  writeFileSync(join(import.meta.dirname, '../worker/identity/common-passwords.ts'), commonPasswordsFile())
