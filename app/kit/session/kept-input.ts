import * as v from 'valibot'
import { accountHere } from './local-session.ts'

// What was typed and has not been sent, kept in this tab for the account that typed it: across a reload, the end of a session, and the
// sign-in after it. A visitor's forms are those of this tab, and go along on sign-in. Never a password or a code.

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
    // Nothing was kept, or storage is blocked.
    return NOTHING
  }
}

function store(kept: Kept) {
  const isEmpty = Object.keys(kept.forms).length + Object.keys(kept.visitor).length === 0
  try {
    if (isEmpty) sessionStorage.removeItem(KEPT)
    else sessionStorage.setItem(KEPT, JSON.stringify(kept))
  } catch {
    // Storage is blocked or full: the input is lost, as it was before.
  }
}

const ownForms = ({ account, forms }: Kept): Forms => (account === accountHere() ? forms : {})

/** Keeps what was typed. @param form a name of its own, with the id of what it is about where there are several */
export function keepInput(form: string, input: object): void {
  const account = accountHere()
  const kept = load()
  if (account === null) store({ ...kept, visitor: { ...kept.visitor, [form]: input } })
  else store({ ...kept, account, forms: { ...ownForms(kept), [form]: input } })
}

/** Kept input of a form; null where there is none, or another account typed it. */
export function keptInput<const S extends v.GenericSchema>(form: string, schema: S): v.InferOutput<S> | null {
  const kept = load()
  const input = v.safeParse(schema, { ...kept.visitor, ...ownForms(kept) }[form])
  return input.success ? input.output : null
}

/** Forgets a form that was stored or discarded. */
export function forgetInput(form: string): void {
  const kept = load()
  const { [form]: _, ...visitor } = kept.visitor
  const { [form]: __, ...forms } = ownForms(kept)
  store({ ...kept, visitor, ...(kept.account === accountHere() && { forms }) })
}

/** Forgets every form, on sign-out. */
export const forgetAllInput = (): void => store(NOTHING)
