import { ArrowDown } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { formatLongDate } from '../../../../worker/kernel/rules/dates.ts'
import { MAX_MESSAGES } from '../../../../worker/planner/rules/plan/answer.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useRange } from '../../../ui/use-range.ts'
import { planner } from '../client/planner.store.ts'
import { canRetry, type PlannerState } from '../client/planner-state.ts'
import { ChatInput } from './chat-input.tsx'
import { Bubble, ComingMessage, MessageBubble } from './message-bubble.tsx'
import { StartOver } from './start-over.tsx'
import { useStickToEnd } from './use-stick-to-end.ts'

const GREETING =
  'Namaste. Tell me what you advertise, where, when and for how much. One line is enough; I ask for the rest.'
const EXAMPLES = [
  'Shop opening in Pune, ₹5 lakh, next month',
  'Product launch in Mumbai and Delhi, 40 lakh plus GST',
  'Diwali sale in Hyderabad on FM and hoardings',
]

interface ChatProps {
  state: PlannerState
  autoFocus: boolean
  /** Content under the greeting before the first message. */
  welcome?: ReactNode
  /** True when the page has its own button to start over. */
  hasStartOver?: boolean
  /** Shows the plan on screens without room for both. */
  onShowPlan: () => void
}

/** Conversation in an area of fixed height, with the input and suggestions below. */
export function Chat({ state, autoFocus, welcome, hasStartOver = false, onShowPlan }: ChatProps) {
  const { turns, pending, planned, answer, isTrimmed } = state
  const input = useRef<HTMLTextAreaElement>(null)
  const area = useRef<HTMLElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const { isAway, toEnd } = useStickToEnd(area, content, turns.length > 0)
  const last = turns.at(-1)
  // Days chosen on the surrounding page start the brief.
  const range = useRange()
  const days = range && turns.length === 0 ? `${formatLongDate(range.from)} to ${formatLongDate(range.until)}, ` : ''

  function send(text: string) {
    toEnd()
    planner.send(text)
  }
  /** Moves the focus to the input when the pressed control disappears; not on touch, where a keyboard would open. */
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
            {turns.length === 0 && welcome}
            {/* A turn is added when it is complete, so that it is read out once. */}
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
                  onChoose={turn === last && !pending ? send : undefined}
                  below={
                    turn.id === planned?.turn && (
                      <Button
                        variant="outline"
                        size="sm"
                        onPress={onShowPlan}
                        className="justify-self-start md:hidden!"
                      >
                        See the plan
                      </Button>
                    )
                  }
                />
              ))}
            </div>
            {pending?.kind === 'message' && <ComingMessage {...pending} />}
            {isTrimmed && (
              <p className="text-xs text-ink-3">
                This has become a long conversation. The planner remembers its last {MAX_MESSAGES} messages. Please
                repeat anything important from before.
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
          <Suggestions
            key={last?.id}
            texts={pending ? [] : turns.length === 0 ? EXAMPLES : (answer?.suggestions ?? [])}
            onChoose={(text) => {
              keepFocus()
              send(text)
            }}
          />
          {turns.length > 0 && !hasStartOver && <StartOver />}
        </div>
        <ChatInput
          initial={days}
          input={input}
          autoFocus={autoFocus}
          isFirst={turns.length === 0}
          isBusy={pending !== null}
          onSend={send}
          onStop={() => {
            planner.stop()
            keepFocus()
          }}
        />
      </div>
    </>
  )
}

/** Suggested next messages. */
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
