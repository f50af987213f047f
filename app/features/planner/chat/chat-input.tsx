import { ArrowUp, Square } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { formatNumber } from '../../../../worker/kernel/rules/money.ts'
import { MAX_CHARS } from '../../../../worker/planner/rules/plan/answer.ts'
import { Button } from '../../../ui/button.tsx'
import { languageOf } from '../../../ui/language-of.ts'

/** Length from which the character count is visible. */
const NEAR_END = MAX_CHARS - 500

interface ChatInputProps {
  input: RefObject<HTMLTextAreaElement | null>
  autoFocus: boolean
  /** Initial text of the field. */
  initial: string
  /** True before the first message: the field asks for a brief, not for a change. */
  isFirst: boolean
  /** True while an answer is pending: typed text waits. */
  isBusy: boolean
  onSend: (content: string) => void
  onStop: () => void
}

/** Field of the chat. Enter sends, Shift and Enter begin a new line. A text over the limit is reported, not cut. */
export function ChatInput({ input, autoFocus, initial, isFirst, isBusy, onSend, onStop }: ChatInputProps) {
  const [text, setText] = useState(initial)
  const note = useId()
  const length = text.trim().length
  const isTooLong = length > MAX_CHARS

  function send() {
    input.current?.focus()
    if (isBusy || isTooLong || length === 0) return
    onSend(text)
    setText('')
  }

  function onKeyDown(event: KeyboardEvent) {
    // Enter that selects a word in an input method does not send the message.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  return (
    <>
      <p
        id={note}
        aria-live="polite"
        className={`num px-1 text-xs empty:hidden ${isTooLong ? 'pb-1.5 font-semibold text-danger' : 'pb-1.5 text-ink-3'}`}
      >
        {isTooLong
          ? `${formatNumber(length)} of ${formatNumber(MAX_CHARS)} characters: please shorten it by ${formatNumber(length - MAX_CHARS)}`
          : length > NEAR_END && `${formatNumber(length)} of ${formatNumber(MAX_CHARS)} characters`}
      </p>
      <div
        className={`flex items-end gap-2 rounded-lg border bg-surface p-1.5 pl-3.5 outline-offset-2 outline-focus transition-colors duration-150 has-[textarea:focus-visible]:outline-2 ${
          isTooLong ? 'border-danger' : 'border-line-field hover:border-ink-3'
        }`}
      >
        <textarea
          ref={input}
          // biome-ignore lint/a11y/noAutofocus: the visitor has just asked for the chat
          autoFocus={autoFocus}
          rows={1}
          lang={languageOf(text)}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={onKeyDown}
          aria-label="Message to the planner"
          aria-invalid={isTooLong || undefined}
          aria-describedby={note}
          placeholder={isFirst ? 'What, where, when, and how much?' : 'Ask, or change the plan'}
          enterKeyHint="send"
          className="field-sizing-content max-h-32 min-w-0 flex-1 resize-none self-center bg-transparent py-1.5 text-sm outline-none pointer-coarse:text-base"
        />
        {isBusy ? (
          <Button aria-label="Stop" onPress={onStop} className="size-9! p-0! pointer-coarse:size-11!">
            <Square aria-hidden className="size-4! fill-current" />
          </Button>
        ) : (
          <Button
            aria-label="Send"
            aria-disabled={isTooLong}
            onPress={send}
            className="size-9! p-0! aria-disabled:opacity-50 pointer-coarse:size-11!"
          >
            <ArrowUp aria-hidden />
          </Button>
        )}
      </div>
    </>
  )
}
