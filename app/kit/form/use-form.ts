import {
  type FocusEvent,
  type FormEvent,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import * as v from 'valibot'
import { parse } from '../../../worker/kernel/rules/parse.ts'
import { type Refusal, readRefusal } from '../mutation/refusal.ts'
import { type MutationOptions, useMutation } from '../mutation/use-mutation.ts'
import { forgetInput } from '../session/kept-input.ts'

/** Texts of the fields by name; an unticked checkbox has none. */
export const Texts = v.record(v.string(), v.string())
export type Texts = Readonly<v.InferOutput<typeof Texts>>

/** Conversion of the texts into the output. Both forms throw DomainError bad_input, by field. */
type Reading<Output> =
  | {
      /** Schema with the API's own rules. */
      schema: v.GenericSchema<unknown, Output>
      /** Makes the input of the schema; by default the texts themselves. */
      input?: (texts: Texts) => unknown
    }
  | { read: (texts: Texts) => Output }

export type FormOptions<Output, Answer> = Reading<Output> &
  Omit<MutationOptions<Output, Answer>, 'fields'> & {
    /** Sends the output. Without it the form is only validated, and its buttons have their own acts. */
    send?: (output: Output, texts: Texts) => Promise<Answer>
    /** Initial texts. */
    initial?: Texts
    /** Names of fields by the path in the API, where they differ. */
    names?: Readonly<Record<string, string>>
    /** Key under which this tab stores the input until it is sent. */
    keep?: string
    /** True to empty the form after it was sent. */
    resets?: boolean
    /** True where the page asks before it is sent, and then calls `submit`. */
    hold?: (output: Output, texts: Texts) => boolean
  }

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement

const fieldsIn = (form: HTMLFormElement): Field[] =>
  Array.from(form.elements)
    .filter(isField)
    .filter(({ name }) => name !== '')

/** Texts of the form's elements, and the previous ones of fields without an element. */
function readTexts(form: HTMLFormElement, before: Texts): Texts {
  const names = new Set(fieldsIn(form).map(({ name }) => name))
  return {
    ...Object.fromEntries(Object.entries(before).filter(([name]) => !names.has(name))),
    ...Object.fromEntries(
      Array.from(new FormData(form)).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    ),
  }
}

const isSame = (a: Texts, b: Texts) =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every((name) => (a[name] ?? '') === (b[name] ?? ''))

/** Field that was invalid when the form was sent. */
export interface WrongField {
  name: string
  label: string
  id: string
}

/** Text of the label of a field, or of its group. */
function labelOf(field: Field): string {
  const group = field.matches('[type=radio]')
    ? field.closest('[role=radiogroup], fieldset')
    : field.matches('[type=checkbox]')
      ? field.closest('[role=group]')
      : null
  const named = (group ?? field).getAttribute('aria-labelledby')?.split(' ') ?? []
  const texts = named.map((id) => document.getElementById(id)?.textContent ?? '')
  const [label] = field.labels ?? []
  return (
    (
      (group?.getAttribute('aria-label') || texts.join(' ') || group?.querySelector('legend')?.textContent) ??
      ''
    ).trim() ||
    (label?.querySelector('span') ?? label)?.textContent?.trim() ||
    field.getAttribute('aria-label') ||
    field.name
  )
}

/** Invalid fields in the order of the page. */
function wrongFields(form: HTMLFormElement, isWrong: (name: string) => boolean): WrongField[] {
  const wrong = new Map<string, WrongField>()
  for (const field of fieldsIn(form)) {
    const { name } = field
    if (wrong.has(name) || !isWrong(name)) continue
    field.id ||= `${form.id}-${name}`
    wrong.set(name, { name, label: labelOf(field), id: field.id })
  }
  return [...wrong.values()]
}

/**
 * State of a form that is validated by the rules of the API and sent by `useMutation`. A field is validated on blur,
 * and from then on while typing; an empty one only on submit. A message of the server stays at its field until the
 * field changes. Rendered by `<Form>`.
 */
export function useForm<Output, Answer = unknown>(options: FormOptions<Output, Answer>) {
  const { send, initial = {}, names = {}, keep, resets = false, hold, onDone } = options
  const id = useId()
  const ref = useRef<HTMLFormElement>(null)
  const [texts, setTexts] = useState<Texts>(initial)
  /** Texts of an untouched form, which are also the initial values of its elements. */
  const [untouched, setUntouched] = useState<Texts>(initial)
  const [judged, setJudged] = useState<ReadonlySet<string>>(new Set())
  /** Fields changed since the form was sent. */
  const [edited, setEdited] = useState<ReadonlySet<string>>(new Set())
  const [isSubmitted, setSubmitted] = useState(false)
  const [wrong, setWrong] = useState<readonly WrongField[]>([])

  const { run, isPending, refusal, setRefusal, clear } = useMutation(
    async ({ output, texts }: { output: Output; texts: Texts; fields: readonly string[] }): Promise<Answer> => {
      if (!send) throw new Error('A form without `send` is not sent')
      return send(output, texts)
    },
    {
      ...options,
      done: (answer, { output }) =>
        typeof options.done === 'function' ? options.done(answer, output) : (options.done ?? null),
      undo: (answer, { output }) => options.undo?.(answer, output) ?? null,
      failed: ({ output }) => (typeof options.failed === 'function' ? options.failed(output) : options.failed),
      fields: ({ fields }) => [...fields, ...Object.keys(names)],
      refuse(refused, { output }) {
        const named = rename(refused)
        return options.refuse?.(named, output) ?? named
      },
      onRefused: (refused, { output }) => options.onRefused?.(refused, output),
      async onDone(answer, { output, texts }) {
        if (keep !== undefined) forgetInput(keep)
        if (resets) reset()
        else {
          setUntouched(texts)
          // A field that the page empties now is not wrong before it is sent again.
          setJudged(new Set())
        }
        await onDone?.(answer, output)
      },
    },
  )

  function rename(refused: Refusal): Refusal {
    const fields = Object.entries(refused.fields).map(([path, message]) => [names[path] ?? path, message])
    return { ...refused, fields: Object.fromEntries(fields) }
  }

  function read(from: Texts): { output: Output } | Refusal {
    try {
      if ('read' in options) return { output: options.read(from) }
      return { output: parse(options.schema, options.input?.(from) ?? from) }
    } catch (error) {
      const fields = ref.current ? fieldsIn(ref.current).map(({ name }) => name) : []
      return rename(readRefusal(error, [...fields, ...Object.keys(from), ...Object.keys(names)]))
    }
  }

  const now = judged.size > 0 ? read(texts) : null
  const problems = now && 'fields' in now ? now.fields : {}

  function problemOf(name: string): string | undefined {
    const refused = edited.has(name) ? undefined : refusal?.fields[name]
    return refused ?? (judged.has(name) ? problems[name] : undefined)
  }

  // A password manager or a visitor may have filled the fields before hydration; the browser has validated until
  // then.
  const adopt = useEffectEvent(() => {
    const form = ref.current
    if (!form) return
    form.noValidate = true
    setUntouched({ ...readTexts(form, {}), ...initial })
    setTexts((before) => readTexts(form, before))
  })
  useEffect(() => adopt(), [])

  const showWrong = useEffectEvent(() => {
    const form = ref.current
    if (!form) return
    const found = wrongFields(form, (name) => problemOf(name) !== undefined)
    setWrong(found)
    // The summary takes the focus itself.
    if (found.length > 1) return
    const target = form.querySelector<HTMLElement>('[aria-invalid=true]') ?? document.getElementById(found[0]?.id ?? '')
    target?.focus()
  })
  useEffect(() => {
    if (refusal) showWrong()
  }, [refusal])

  /** Writes texts into their elements as well. */
  function put(part: Texts) {
    for (const field of ref.current ? fieldsIn(ref.current) : []) {
      const text = part[field.name]
      if (text !== undefined && !field.matches('[type=radio], [type=checkbox]')) field.value = text
    }
    setTexts((before) => ({ ...before, ...part }))
  }

  function set(part: Texts) {
    put(part)
    setEdited((before) => new Set([...before, ...Object.keys(part)]))
  }

  function forgetProblems() {
    setJudged(new Set())
    setWrong([])
    clear()
  }

  function reset() {
    ref.current?.reset()
    setTexts(untouched)
    forgetProblems()
  }

  function validate(sent = ref.current ? readTexts(ref.current, texts) : texts) {
    const named = ref.current ? fieldsIn(ref.current).map(({ name }) => name) : []
    const fields = [...new Set([...named, ...Object.keys(sent)])]
    const result = read(sent)
    setTexts(sent)
    setJudged(new Set(fields))
    setSubmitted(true)
    setEdited(new Set())
    setWrong([])
    if ('output' in result) return { output: result.output, texts: sent, fields }
    // The messages of fields are derived from their texts.
    setRefusal({ ...result, fields: {} })
    return null
  }

  /**
   * Validates the form as on submit.
   * @returns null when something is invalid, which the form shows
   */
  function check(): { output: Output } | null {
    clear()
    return validate()
  }

  /**
   * Validates and sends the form, or other texts than it shows.
   * @returns true when it was done
   */
  async function submit(other?: Texts): Promise<boolean> {
    const sent = isPending ? null : validate(other)
    return sent !== null && send !== undefined && run(sent)
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const sent = isPending ? null : validate()
    if (sent && send && !hold?.(sent.output, sent.texts)) void run(sent)
  }

  return {
    id,
    texts,
    isPending,
    /** True after the first attempt to send. */
    isSubmitted,
    refusal,
    /** Message for the whole form. */
    whole: refusal?.whole ?? null,
    /** Fields that were invalid when the form was sent, in the order of the page. */
    wrong,
    problemOf,
    /** Messages by field. */
    problems: Object.fromEntries(
      [...Object.keys(problems), ...Object.keys(refusal?.fields ?? {})].flatMap((name) => {
        const problem = problemOf(name)
        return problem === undefined ? [] : [[name, problem]]
      }),
    ) as Readonly<Record<string, string>>,
    isChanged: !isSame(texts, untouched),
    keep,
    /** Changes texts from outside their fields. */
    set,
    reset,
    /** Begins with other texts: those of the record, and what was typed over them. */
    start(before: Texts, typed = before) {
      put(typed)
      setUntouched(before)
      forgetProblems()
    },
    check,
    submit,
    /** Shows a refusal of the page's own. */
    setRefusal,
    /** Deletes the stored input: the form is closed without being sent. */
    discard() {
      if (keep !== undefined) forgetInput(keep)
    },

    /** Props of the field with this name. */
    field: (name: string) => ({
      name,
      value: texts[name] ?? '',
      validationBehavior: 'aria' as const,
      isInvalid: problemOf(name) !== undefined,
      errorMessage: problemOf(name),
      // React restores the state of a controlled radio button before its `input` event.
      onChange(text: string) {
        setTexts((before) => ({ ...before, [name]: text }))
        setEdited((before) => new Set(before).add(name))
      },
    }),

    /** Props of a native field with this name, which keeps text typed before hydration. */
    plain: (name: string) => ({ name, defaultValue: initial[name], problem: problemOf(name) }),

    props: {
      id,
      ref,
      onSubmit,
      onInput({ currentTarget, target }: FormEvent<HTMLFormElement>) {
        if (!isField(target)) return
        const { name } = target
        setTexts((before) => readTexts(currentTarget, before))
        setEdited((before) => new Set(before).add(name))
      },
      onBlur({ target, relatedTarget }: FocusEvent<HTMLFormElement>) {
        // A message that appears now would move the button under the pointer.
        if (relatedTarget instanceof Element && relatedTarget.closest('button, a')) return
        if (!isField(target) || target.name === '' || target.value === '' || target.matches('[type=radio]')) return
        const { name } = target
        setJudged((before) => new Set(before).add(name))
      },
    },
  }
}

/** State of a form for `<Form>`. */
export type FormState = ReturnType<typeof useForm>
