import { ArrowUp } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import { MAX_CHARS } from '../../../../worker/domain/plan/answer.ts'
import { Button } from '../../../ui/button.tsx'

interface ChatInputProps {
  input: RefObject<HTMLTextAreaElement | null>
  autoFocus: boolean
  /** What is in the field at first. */
  initial: string
  /** An answer is under way: what is typed waits. */
  isBusy: boolean
  onSend: (content: string) => void
}

/** Where the visitor writes. Enter sends, Shift and Enter begin a new line. */
export function ChatInput({ input, autoFocus, initial, isBusy, onSend }: ChatInputProps) {
  const [text, setText] = useState(initial)

  function send() {
    input.current?.focus()
    if (isBusy || text.trim() === '') return
    onSend(text)
    setText('')
  }

  function onKeyDown(event: KeyboardEvent) {
    // Enter that chooses a word in an input method is not the end of the message.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  return (
    <div className="flex items-end gap-2 rounded-lg border border-line-field bg-surface p-1.5 pl-3.5 outline-offset-2 outline-focus transition-colors duration-150 hover:border-ink-3 has-[textarea:focus-visible]:outline-2">
      <textarea
        ref={input}
        // biome-ignore lint/a11y/noAutofocus: the visitor has just asked for the chat
        autoFocus={autoFocus}
        rows={1}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
        maxLength={MAX_CHARS}
        aria-label="Message to the planner"
        placeholder="Ask for a change"
        enterKeyHint="send"
        className="field-sizing-content max-h-32 min-w-0 flex-1 resize-none self-center bg-transparent py-1.5 text-sm outline-none pointer-coarse:text-base"
      />
      <Button
        aria-label="Send"
        aria-disabled={isBusy}
        onPress={send}
        className="size-9! p-0! aria-disabled:opacity-50 pointer-coarse:size-11!"
      >
        <ArrowUp aria-hidden />
      </Button>
    </div>
  )
}
