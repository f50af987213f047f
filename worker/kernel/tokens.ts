import { TOKEN_BYTES } from './rules/identity/one-time-link.ts'

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

/** 256 random bits, 43 characters: the token of a session or of a mailed link. */
export const newToken = () => base64url(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)))

/** True when a text has the form of a token; nothing else is looked up. */
export const isToken = (text: string) => /^[A-Za-z0-9_-]{43}$/.test(text)

/** SHA-256, base64url: only this is stored. Tokens cannot be guessed, so a plain hash is enough. */
export async function hashToken(token: string): Promise<string> {
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))))
}

/** Kinds of rows that have such an id. */
type IdKind =
  | ('usr' | 'ses' | 'clm' | 'inv' | 'ver')
  | ('cmp' | 'lin' | 'apr' | 'doc' | 'lnk')
  | ('lst' | 'imp' | 'blk' | 'cal')
  | ('prf' | 'shr' | 'crt')
  | ('pst' | 'pty' | 'cmt')

/** `usr_4f…`: a random id that reveals nothing. */
export const newId = (kind: IdKind) => `${kind}_${base64url(crypto.getRandomValues(new Uint8Array(15)))}`
