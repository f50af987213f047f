import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { BLOCK, MIRRORS } from '../../../art/wordmark.ts'
import { Button } from '../../../ui/button.tsx'
import { variants } from '../../../ui/variants.ts'
import type { ChatTurn } from '../client/planner-state.ts'

const bubbleStyles = variants({
  slots: {
    row: 'flex gap-2.5',
    bubble: 'rounded-xl px-3.5 py-2.5 text-sm whitespace-pre-line wrap-anywhere',
  },
  variants: {
    from: {
      user: { row: 'justify-end pl-10', bubble: 'rounded-br-xs bg-brand text-on-brand' },
      assistant: { row: 'pr-6', bubble: 'rounded-tl-xs bg-surface-2' },
    },
  },
})

interface BubbleProps {
  from: ChatTurn['role']
  /** A control that belongs to what is said. */
  below?: ReactNode
  children: ReactNode
}

/** Something that was said, by the planner under our mark or by the visitor. */
export function Bubble({ from, below, children }: BubbleProps) {
  const styles = bubbleStyles({ from })
  return (
    <div className={styles.row()}>
      {from === 'assistant' && <Mark />}
      <div className="min-w-0">
        <span className="sr-only">{from === 'user' ? 'You' : 'AI planner'}</span>
        <p className={styles.bubble()}>{children}</p>
        {below && <div className="mt-2">{below}</div>}
      </div>
    </div>
  )
}

function Mark() {
  return (
    <span aria-hidden className="mt-0.5 grid size-7 shrink-0 place-items-center rounded-full bg-brand text-on-brand">
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-4">
        <g fill="currentColor">
          {MIRRORS.map((mirror) => (
            <path key={mirror ?? 'first'} d={BLOCK} transform={mirror} />
          ))}
        </g>
        <circle cx="16" cy="16" r="4.4" fill="#f5a81c" />
      </svg>
    </span>
  )
}

interface ChatMessageProps {
  turn: ChatTurn
  /** Asks for the answer once more; only the last turn can be asked for. */
  onRetry?: (() => void) | undefined
  /** Leads to the plan that this turn presents. */
  below?: ReactNode
}

/** One turn of the conversation, with what can be done about an answer that did not arrive. */
export function MessageBubble({ turn: { role, content, fate }, onRetry, below }: ChatMessageProps) {
  // Stopped before its first word, or lost with the page that waited for it.
  const isSilent = role === 'assistant' && content === ''
  const retry = onRetry && (
    <Button variant="outline" size="xs" onPress={onRetry}>
      <RotateCcw aria-hidden />
      Retry
    </Button>
  )
  return (
    // The visitor knows what they said: it is not read out again.
    <div aria-live={role === 'user' ? 'off' : undefined} className="space-y-3.5">
      <Bubble from={role} below={role === 'assistant' && (below || (fate && retry))}>
        {isSilent ? 'Stopped.' : content}
        {fate === 'stopped' && !isSilent && <span className="block text-xs text-ink-3">Stopped here.</span>}
      </Bubble>
      {role === 'user' && retry && <div className="flex justify-end">{retry}</div>}
    </div>
  )
}

/** The answer as it comes: dots until its first word. */
export function ComingMessage({ text }: { text: string }) {
  return (
    <Bubble from="assistant">
      {text || (
        <>
          <span className="sr-only">The planner is thinking</span>
          <span aria-hidden className="flex h-5.5 items-center gap-1">
            {['', '[animation-delay:150ms]', '[animation-delay:300ms]'].map((delay) => (
              <span key={delay} className={`size-1.5 animate-pulse rounded-full bg-ink-3 ${delay}`} />
            ))}
          </span>
        </>
      )}
    </Bubble>
  )
}
