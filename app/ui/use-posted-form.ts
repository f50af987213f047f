import { type FocusEvent, type FormEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { RequestError } from '../api-client.ts'

type Texts = Readonly<Record<string, string>>

interface PostedForm<T> {
  /** A schema of the visible fields: the API's own rules. */
  schema: v.GenericSchema
  /** Sends all values of the form to the API. */
  send: (texts: Texts) => Promise<T>
  /** The message for a failure of network or server; the typed values are kept. */
  failed: { offline: string; server: string }
}

/** The fields of the form by name: only these elements hold text. */
const fieldsOf = (form: HTMLFormElement) =>
  Array.from(form.elements).filter(
    (field) => (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.name !== '',
  ) as (HTMLInputElement | HTMLTextAreaElement)[]

/** The first issue of each field. */
function problemsOf(schema: v.GenericSchema, texts: Texts): Texts {
  const { issues = [] } = v.safeParse(schema, texts)
  return Object.fromEntries(issues.toReversed().map((issue) => [v.getDotPath(issue) ?? '', issue.message]))
}

/**
 * Enhances a plain POST form, which works without it: its fields stay uncontrolled, so that nothing that was typed
 * before hydration is lost. A field is validated on blur and, once it was invalid, on every input.
 */
export function usePostedForm<T>({ schema, send, failed }: PostedForm<T>) {
  const ref = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<Texts>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [answer, setAnswer] = useState<T | null>(null)
  const [isPending, setPending] = useState(false)

  // Before hydration the browser's own validation messages are shown.
  useEffect(() => {
    if (ref.current) ref.current.noValidate = true
  }, [])

  const textsOf = (form: HTMLFormElement): Texts =>
    Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value]))

  function show(found: Texts) {
    setProblems(found)
    if (ref.current)
      fieldsOf(ref.current)
        .find(({ name }) => found[name] !== undefined)
        ?.focus()
  }

  /** Validates one field and leaves the others unchanged. */
  function judge(field: EventTarget) {
    if (!ref.current || !(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
    const { name } = field
    const { [name]: problem } = problemsOf(schema, textsOf(ref.current))
    setProblems(({ [name]: _, ...others }) => (problem === undefined ? others : { ...others, [name]: problem }))
  }

  function refuse(error: unknown) {
    if (error instanceof RequestError && error.issues.length > 0) {
      show(Object.fromEntries(error.issues.toReversed().map(({ path, message }) => [path, message])))
    }
    if (!(error instanceof RequestError)) return setFailure(failed.offline)
    setFailure(error.status < 500 ? error.message : failed.server)
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (isPending) return
    const texts = textsOf(form)
    const found = problemsOf(schema, texts)
    setFailure(null)
    setAnswer(null)
    show(found)
    if (Object.keys(found).length > 0) return
    setPending(true)
    try {
      setAnswer(await send(texts))
      form.reset()
    } catch (error) {
      refuse(error)
    } finally {
      setPending(false)
    }
  }

  return {
    form: {
      ref,
      onSubmit: submit,
      onBlur: (event: FocusEvent<HTMLFormElement>) => {
        const { target } = event
        if ('value' in target && target.value !== '') judge(target)
      },
      onInput: ({ target }: FormEvent<HTMLFormElement>) => {
        if (target instanceof Element && target.hasAttribute('aria-invalid')) judge(target)
      },
    },
    problems,
    failure,
    answer,
    isPending,
  }
}
