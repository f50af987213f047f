import { useEffect, useEffectEvent, useRef, useState } from 'react'
import * as v from 'valibot'
import type { Issue } from '../../../worker/domain/errors.ts'

type Texts = Readonly<Record<string, string>>

const textsIn = (form: HTMLFormElement): Texts =>
  Object.fromEntries(Array.from(new FormData(form), ([name, value]) => [name, typeof value === 'string' ? value : '']))

/** The first thing that the schema says of each field. */
function problemsOf(schema: v.GenericSchema, values: Texts): Texts {
  const { issues = [] } = v.safeParse(schema, values)
  return Object.fromEntries(issues.toReversed().map((issue) => [v.getDotPath(issue) ?? '', issue.message]))
}

/**
 * Text fields that are judged by the schema of the API: each when it is left, and from then on as it is typed; a field
 * that is still empty only when the form is sent. What the server refused stands at its field until that changes.
 */
export function useJudgedFields(schema: v.GenericSchema) {
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState<Texts>({})
  const [judged, setJudged] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<Texts>({})
  const problems = problemsOf(schema, values)

  // A password manager, or a quick hand, was here before React.
  const adopt = useEffectEvent(() => {
    if (form.current) setValues(textsIn(form.current))
  })
  useEffect(() => adopt(), [])

  /** Puts the reader where something is to be put right: the fields' order on the page decides. */
  function focusFirst(names: readonly string[]) {
    const fields = Array.from(form.current?.elements ?? [])
    const first = fields.find((field) => field instanceof HTMLInputElement && names.includes(field.name))
    if (first instanceof HTMLElement) first.focus()
  }

  return {
    form,

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

    /** Judges all that stands in the form, and gives it back when nothing is wrong with it. */
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

    /** Shows what the server says of single fields. */
    refuse(issues: readonly Issue[]) {
      setRefused(Object.fromEntries(issues.toReversed().map(({ path, message }) => [path, message])))
      focusFirst(issues.map(({ path }) => path))
    },
  }
}
