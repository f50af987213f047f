import { ArrowDown, RotateCcw, Square } from 'lucide-react'
import { useRef, useState } from 'react'
import { formatLongDate } from '../../../../worker/domain/dates.ts'
import { MAX_MESSAGES } from '../../../../worker/domain/plan/answer.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useRange } from '../../../ui/use-range.ts'
import { planner } from '../client/planner.store.ts'
import { canRetry, type PlannerState } from '../client/planner-state.ts'
import { ChatInput } from './chat-input.tsx'
import { Bubble, ComingMessage, MessageBubble } from './message-bubble.tsx'
import { useStickToEnd } from './use-stick-to-end.ts'

const GREETING = 'Namaste. What would you like to advertise, where, when, and for what budget?'
const EXAMPLES = [
  'Shop opening in Pune, ₹5 lakh, next month',
  'Product launch in Mumbai and Delhi, 40 lakh plus GST',
  'Diwali sale in Hyderabad on FM and hoardings',
]

interface ChatProps {
  state: PlannerState
  autoFocus: boolean
  /** Shows the plan where the screen has no room for both. */
  onShowPlan: () => void
}

/** The conversation, in an area of fixed height, and where to go on with it. */
export function Chat({ state, autoFocus, onShowPlan }: ChatProps) {
  const { turns, pending, planned, answer, isTrimmed } = state
  const input = useRef<HTMLTextAreaElement>(null)
  const area = useRef<HTMLElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const { isAway, toEnd } = useStickToEnd(area, content)
  const last = turns.at(-1)
  // Days that were chosen on the page around are the beginning of a brief.
  const range = useRange()
  const days = range && turns.length === 0 ? `${formatLongDate(range.from)} to ${formatLongDate(range.until)}, ` : ''

  function send(text: string) {
    toEnd()
    planner.send(text)
  }
  /** The control that was pressed goes away: what comes next is typed, or read. On touch a keyboard would open. */
  function keepFocus() {
    if (matchMedia('(pointer: fine)').matches) input.current?.focus()
  }

  return (
    <>
      <div className="relative min-h-0 flex-1">
        <section
          ref={area}
          aria-label="Conversation"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          className="size-full overflow-y-auto overscroll-contain focus-visible:-outline-offset-2"
        >
          <div ref={content} className="space-y-3.5 p-4 lg:p-5">
            <Bubble from="assistant">{GREETING}</Bubble>
            {/* A turn is added once it is whole, so that it is read out once. */}
            <div role="log" aria-label="Messages" className="space-y-3.5">
              {turns.map((turn) => (
                <MessageBubble
                  key={turn.id}
                  turn={turn}
                  onRetry={
                    turn === last && canRetry(state)
                      ? () => {
                          keepFocus()
                          planner.retry()
                        }
                      : undefined
                  }
                  below={
                    turn.id === planned?.turn && (
                      <Button variant="outline" size="sm" onPress={onShowPlan} className="md:hidden">
                        See the plan
                      </Button>
                    )
                  }
                />
              ))}
            </div>
            {pending?.kind === 'message' && <ComingMessage text={pending.text} />}
            {isTrimmed && (
              <p className="text-xs text-ink-3">
                This has become a long conversation. The planner remembers its last {MAX_MESSAGES} messages: please say
                again what matters from before.
              </p>
            )}
          </div>
        </section>
        {isAway && (
          <IconButton
            variant="circle"
            aria-label="To the latest message"
            onPress={() => {
              toEnd()
              keepFocus()
            }}
            className="absolute bottom-3 left-1/2 -translate-x-1/2 shadow-lift"
          >
            <ArrowDown aria-hidden />
          </IconButton>
        )}
      </div>
      <div className="border-t border-line p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        {/* Always one line high, so that the conversation above keeps its height. */}
        <div className="-mx-1 mb-2 flex h-11 items-center gap-1">
          {pending ? (
            <div className="flex-1 px-1">
              <Button
                variant="outline"
                size="sm"
                onPress={() => {
                  planner.stop()
                  keepFocus()
                }}
              >
                <Square aria-hidden className="fill-current" />
                Stop
              </Button>
            </div>
          ) : (
            <Suggestions
              key={last?.id}
              texts={turns.length === 0 ? EXAMPLES : (answer?.suggestions ?? [])}
              onChoose={(text) => {
                keepFocus()
                send(text)
              }}
            />
          )}
          {turns.length > 0 && <StartOver />}
        </div>
        <ChatInput initial={days} input={input} autoFocus={autoFocus} isBusy={pending !== null} onSend={send} />
      </div>
    </>
  )
}

/** What could be said next. */
function Suggestions({ texts, onChoose }: { texts: readonly string[]; onChoose: (text: string) => void }) {
  return (
    <ul
      aria-label="Suggestions"
      className="scroll-hint flex min-w-0 flex-1 items-center gap-2 px-1 py-1 pr-8 empty:invisible"
    >
      {texts.map((text) => (
        <li key={text} className="shrink-0">
          <Button variant="outline" size="xs" onPress={() => onChoose(text)} className="h-8! rounded-full! px-3!">
            {text}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** Forgets the conversation, after asking: there is no way back. */
function StartOver() {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <IconButton aria-label="Start over" tooltip onPress={() => setAsking(true)}>
        <RotateCcw aria-hidden />
      </IconButton>
      <ConfirmDialog
        title="Start over?"
        confirm="Start over"
        cancel="Keep the plan"
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={planner.startOver}
      >
        The conversation and its draft go. A plan that you shared keeps its link.
      </ConfirmDialog>
    </>
  )
}
