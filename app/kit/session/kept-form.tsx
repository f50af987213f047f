import { useEffect, useRef } from 'react'
import * as v from 'valibot'
import { forgetInput, keepInput, keptInput } from './kept-input.ts'

const Texts = v.record(v.string(), v.string())
type Texts = v.InferOutput<typeof Texts>

/** Matches names of fields that are never stored: passwords, codes, tokens, and bank details. */
const SECRET = /password|code|token|secret|bank|ifsc|card/i
/** Types of fields that are never stored; a hidden field belongs to the page. */
const LEFT_OUT = ['password', 'hidden', 'file', 'checkbox', 'submit']

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement

/** True for a field whose text may be stored. */
export const isKept = ({ name, type }: { name: string; type: string }): boolean =>
  name !== '' && !SECRET.test(name) && !LEFT_OUT.includes(type)

const fieldsOf = (form: HTMLFormElement): Field[] => Array.from(form.elements).filter(isField).filter(isKept)

const isRadio = (field: Field): field is HTMLInputElement => field.matches('[type=radio]')

const textsOf = (form: HTMLFormElement): Texts =>
  Object.fromEntries(
    fieldsOf(form).flatMap((field) => (isRadio(field) && !field.checked ? [] : [[field.name, field.value]])),
  )

/** True for a text typed before hydration: it is newer than the stored one. */
const isTouched = (field: Field) => !(field instanceof HTMLSelectElement) && field.value !== field.defaultValue

/** Types a text into a field, so that React notices it in controlled and uncontrolled fields. */
function enter(field: Field, text: string) {
  if (isRadio(field)) {
    if (field.value === text && !field.checked) field.click()
    return
  }
  if (field.value === text || isTouched(field)) return
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
  set?.call(field, text)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

/**
 * Stores the texts of the surrounding form until `forgetInput` is called with the same name.
 * @param form unique name, with the id of its subject where there are several
 */
export function KeptForm({ form: name }: { form: string }) {
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const form = mark.current?.closest('form')
    if (!form) return
    const listening = new AbortController()
    const keep = () => keepInput(name, textsOf(form))
    const restore = () => {
      const isNewer = fieldsOf(form).some(isTouched)
      const kept = listening.signal.aborted ? null : keptInput(name, Texts)
      for (const field of kept ? fieldsOf(form) : []) {
        const text = kept?.[field.name]
        if (text !== undefined) enter(field, text)
      }
      if (isNewer) keep()
    }
    // Runs after the effects of the surrounding form, which read text typed before hydration. Within an effect React
    // would also restore the old value of a controlled field.
    queueMicrotask(restore)
    // A custom select fires no event; its choice is stored with the next one.
    const keepMore = () => keptInput(name, Texts) && keep()
    for (const type of ['input', 'change']) form.addEventListener(type, keep, { signal: listening.signal })
    form.addEventListener('focusout', keepMore, { signal: listening.signal })
    form.addEventListener('reset', () => forgetInput(name), { signal: listening.signal })
    return () => listening.abort()
  }, [name])
  // app/document/intent.js hydrates a page with stored input.
  return <span ref={mark} hidden data-kept={name} />
}
