import { useEffect, useRef } from 'react'
import * as v from 'valibot'
import { forgetInput, keepInput, keptInput } from './kept-input.ts'

const Texts = v.record(v.string(), v.string())
type Texts = v.InferOutput<typeof Texts>

/** Fields that are never kept, by their names: passwords, codes, tokens, and where money goes. */
const SECRET = /password|code|token|secret|bank|ifsc|card/i
/** The same by their types; what is hidden belongs to the page. */
const LEFT_OUT = ['password', 'hidden', 'file', 'checkbox', 'submit']

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement

/** True for a field whose text may be kept. */
export const isKept = ({ name, type }: { name: string; type: string }): boolean =>
  name !== '' && !SECRET.test(name) && !LEFT_OUT.includes(type)

const fieldsOf = (form: HTMLFormElement): Field[] => Array.from(form.elements).filter(isField).filter(isKept)

const isRadio = (field: Field): field is HTMLInputElement => field.matches('[type=radio]')

const textsOf = (form: HTMLFormElement): Texts =>
  Object.fromEntries(
    fieldsOf(form).flatMap((field) => (isRadio(field) && !field.checked ? [] : [[field.name, field.value]])),
  )

/** True for a text typed before React was there: it is newer than the kept one. */
const isTouched = (field: Field) => !(field instanceof HTMLSelectElement) && field.value !== field.defaultValue

/** Enters a text as somebody who types it: React hears of it, whether it controls the field or not. */
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
 * Keeps the texts of the form that it is put into, until they were sent: `forgetInput` with the same name says so.
 * @param form a name of its own, with the id of what it is about where there are several
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
    // After the effects of the form around it, which read what was typed before React was there. Within an effect React would
    // also put back the old value of a field that it controls.
    queueMicrotask(restore)
    // A select that is no native one says nothing; what was chosen in it is kept with the rest.
    const keepMore = () => keptInput(name, Texts) && keep()
    for (const type of ['input', 'change']) form.addEventListener(type, keep, { signal: listening.signal })
    form.addEventListener('focusout', keepMore, { signal: listening.signal })
    form.addEventListener('reset', () => forgetInput(name), { signal: listening.signal })
    return () => listening.abort()
  }, [name])
  // app/document/intent.js starts React where something is kept.
  return <span ref={mark} hidden data-kept={name} />
}
