import { useEffect, useEffectEvent, useRef, useState } from 'react'
import * as v from 'valibot'
import type { Issue } from '../../worker/kernel/rules/errors.ts'

type Texts = Readonly<Record<string, string>>

const textsIn = (form: HTMLFormElement): Texts =>
  Object.fromEntries(Array.from(new FormData(form), ([name, value]) => [name, typeof value === 'string' ? value : '']))

const isField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement

/** The first message of the schema for each field. */
function problemsOf(schema: v.GenericSchema, values: Texts): Texts {
  const { issues = [] } = v.safeParse(schema, values)
  return Object.fromEntries(issues.toReversed().map((issue) => [v.getDotPath(issue) ?? '', issue.message]))
}

/**
 * Text fields that are validated by the schema of the API: on blur, and from then on while typing; an empty field only on
 * submit. A message of the server stays at its field until the field changes.
 * @param initial what the fields show at first
 */
export function useJudgedFields(schema: v.GenericSchema, initial: Texts = {}) {
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState<Texts>(initial)
  const [judged, setJudged] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<Texts>({})
  const problems = problemsOf(schema, values)

  // A password manager or a visitor may have filled the fields before hydration.
  const adopt = useEffectEvent(() => {
    if (form.current) setValues(textsIn(form.current))
  })
  useEffect(() => adopt(), [])

  /** Focuses the first field with an error, in the order of the page. */
  function focusFirst(names: readonly string[]) {
    const fields = Array.from(form.current?.elements ?? [])
    const first = fields.find((field) => isField(field) && names.includes(field.name))
    if (first instanceof HTMLElement) first.focus()
  }

  return {
    form,
    values,

    /** Props of the field of this name. */
    field(name: string) {
      const problem = refused[name] ?? (judged.has(name) ? problems[name] : undefined)
      return {
        name,
        value: values[name] ?? '',
        validationBehavior: 'aria' as const,
        isInvalid: problem !== undefined,
        errorMessage: problem,
        onChange(value: string) {
          setValues((before) => ({ ...before, [name]: value }))
          setRefused(({ [name]: _, ...others }) => others)
        },
        onBlur() {
          if (values[name]) setJudged((before) => new Set(before).add(name))
        },
      }
    },

    /** Validates the whole form. @returns the values, or null when a field is wrong */
    judge(): Texts | null {
      if (!form.current) return null
      const texts = textsIn(form.current)
      const wrong = Object.keys(problemsOf(schema, texts))
      setValues(texts)
      setRefused({})
      setJudged(new Set(Object.keys(texts)))
      focusFirst(wrong)
      return wrong.length === 0 ? texts : null
    },

    /** Shows messages of the server at their fields. */
    refuse(issues: readonly Issue[]) {
      setRefused(Object.fromEntries(issues.toReversed().map(({ path, message }) => [path, message])))
      focusFirst(issues.map(({ path }) => path))
    },
  }
}
