import * as v from 'valibot'
import { accountHere } from './local-session.ts'

// Unsent input, stored in this tab for its account: it survives a reload, the end of a session, and the sign-in after
// it. Input of a visitor moves to the account on sign-in. Passwords and codes are never stored.

const KEPT = 'kept-input'

type Forms = Readonly<Record<string, unknown>>
const Forms = v.record(v.string(), v.unknown())
const Kept = v.object({ account: v.nullable(v.string()), forms: Forms, visitor: v.optional(Forms, {}) })
type Kept = v.InferOutput<typeof Kept>

const NOTHING: Kept = { account: null, forms: {}, visitor: {} }

function load(): Kept {
  try {
    return v.parse(Kept, JSON.parse(sessionStorage.getItem(KEPT) ?? 'null'))
  } catch {
    // Nothing is stored, or storage is blocked.
    return NOTHING
  }
}

function store(kept: Kept) {
  const isEmpty = Object.keys(kept.forms).length + Object.keys(kept.visitor).length === 0
  try {
    if (isEmpty) sessionStorage.removeItem(KEPT)
    else sessionStorage.setItem(KEPT, JSON.stringify(kept))
  } catch {
    // Storage is blocked or full: the input is lost on a reload.
  }
}

const ownForms = ({ account, forms }: Kept): Forms => (account === accountHere() ? forms : {})

/**
 * Stores input.
 * @param form unique name, with the id of its subject where there are several
 */
export function keepInput(form: string, input: object): void {
  const account = accountHere()
  const kept = load()
  if (account === null) store({ ...kept, visitor: { ...kept.visitor, [form]: input } })
  else store({ ...kept, account, forms: { ...ownForms(kept), [form]: input } })
}

/** Stored input of a form; null without any, or when another account typed it. */
export function keptInput<const S extends v.GenericSchema>(form: string, schema: S): v.InferOutput<S> | null {
  const kept = load()
  const input = v.safeParse(schema, { ...kept.visitor, ...ownForms(kept) }[form])
  return input.success ? input.output : null
}

/** Deletes the input of a form that was sent or discarded. */
export function forgetInput(form: string): void {
  const kept = load()
  const { [form]: _, ...visitor } = kept.visitor
  const { [form]: __, ...forms } = ownForms(kept)
  store({ ...kept, visitor, ...(kept.account === accountHere() && { forms }) })
}

/** Deletes all input, on sign-out. */
export const forgetAllInput = (): void => store(NOTHING)
