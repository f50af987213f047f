import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { forgetInput, keepInput, keptInput } from './kept-input.ts'

const Kept = v.object({ text: v.string() })

/**
 * Text that this tab stores until it is sent. `onSent` empties it, unless it was changed since.
 * @param form unique name, with the id of its subject
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
