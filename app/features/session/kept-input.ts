import * as v from 'valibot'
import { accountHere } from './local-session.ts'

// What was typed and has not been sent, kept in this tab for the account that typed it: across the end of a session, and the
// sign-in after it. Never a password or a code: a form names what it keeps.

const KEPT = 'kept-input'

const Kept = v.object({ account: v.string(), forms: v.record(v.string(), v.unknown()) })

/** What this account has kept. */
function read(): Record<string, unknown> {
  try {
    const kept = v.parse(Kept, JSON.parse(sessionStorage.getItem(KEPT) ?? 'null'))
    return kept.account === accountHere() ? kept.forms : {}
  } catch {
    // Nothing was kept, or storage is blocked.
    return {}
  }
}

function write(forms: Record<string, unknown>) {
  const account = accountHere()
  try {
    if (account === null || Object.keys(forms).length === 0) sessionStorage.removeItem(KEPT)
    else sessionStorage.setItem(KEPT, JSON.stringify({ account, forms }))
  } catch {
    // Storage is blocked or full: the input is lost, as it was before.
  }
}

/** Keeps what was typed. @param form a name of its own, with the id of what it is about where there are several */
export const keepInput = (form: string, input: object): void => write({ ...read(), [form]: input })

/** What was kept of a form; null where nothing was, or it was typed by another account. */
export function keptInput<const S extends v.GenericSchema>(form: string, schema: S): v.InferOutput<S> | null {
  const kept = v.safeParse(schema, read()[form])
  return kept.success ? kept.output : null
}

/** Forgets a form that was stored or discarded. */
export function forgetInput(form: string): void {
  const { [form]: _, ...others } = read()
  write(others)
}

/** Forgets every form: somebody signs out. */
export const forgetAllInput = (): void => write({})
