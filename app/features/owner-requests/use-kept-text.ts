import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { forgetInput, keepInput, keptInput } from '../session/kept-input.ts'

const Kept = v.object({ text: v.string() })

/** A text that this tab keeps until it is sent, whatever happens. @param form its name, with the id of what it is about */
export function useKeptText(form: string): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState('')
  useEffect(() => setText(keptInput(form, Kept)?.text ?? ''), [form])
  function keep(next: string) {
    setText(next)
    if (next === '') forgetInput(form)
    else keepInput(form, { text: next })
  }
  return [text, keep]
}
