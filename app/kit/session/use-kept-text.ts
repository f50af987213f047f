import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { forgetInput, keepInput, keptInput } from './kept-input.ts'

const Kept = v.object({ text: v.string() })

/**
 * A text that this tab keeps until it is sent, whatever happens. `onSent` empties it, unless something else was typed since.
 * @param form its name, with the id of what it is about
 */
export function useKeptText(
  form: string,
): [text: string, setText: (text: string) => void, onSent: (sent: string) => void] {
  const [text, setText] = useState('')
  useEffect(() => setText(keptInput(form, Kept)?.text ?? ''), [form])
  function keep(next: string) {
    setText(next)
    if (next === '') forgetInput(form)
    else keepInput(form, { text: next })
  }
  function onSent(sent: string) {
    setText((now) => (now === sent ? '' : now))
    if (keptInput(form, Kept)?.text === sent) forgetInput(form)
  }
  return [text, keep, onSent]
}
