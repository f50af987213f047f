import { Ban, Check, CircleQuestionMark, Equal, type LucideIcon, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { BLOCK, MIRRORS } from '../../../art/wordmark.ts'
import { Button } from '../../../ui/button.tsx'
import { languageOf } from '../../../ui/language-of.ts'
import { variants } from '../../../ui/variants.ts'
import type { AnswerStep, ChatTurn } from '../client/planner-state.ts'
import { AnswerCard } from './answer-card.tsx'
import { messageParts, type Opening, type OpeningKind } from './openings.ts'
import { ThinkingSteps } from './thinking-steps.tsx'

const LOOKS: Readonly<Record<OpeningKind, { icon: LucideIcon; tone: string }>> = {
  changed: { icon: Check, tone: 'bg-success-soft text-success-ink' },
  not_understood: { icon: CircleQuestionMark, tone: 'bg-warn-soft text-warn-ink' },
  not_done: { icon: Ban, tone: 'bg-danger-soft text-danger-ink' },
  as_it_was: { icon: Equal, tone: 'bg-neutral-soft text-neutral-ink' },
}

/** Change of the plan by a turn, as an icon and a word. */
function OpeningLine({ opening: { kind, word, text } }: { opening: Opening }) {
  const { icon: Icon, tone } = LOOKS[kind]
  return (
    <p
      data-opening={kind}
      lang={languageOf(`${word} ${text}`)}
      className={`flex gap-2.5 rounded-xl px-3.5 py-2.5 text-sm wrap-anywhere first:rounded-tl-xs ${tone}`}
    >
      <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0 stroke-2" />
      <span className="min-w-0">
        <b>{text && !word.endsWith('.') ? `${word}:` : word}</b> {text}
      </span>
    </p>
  )
}

const bubbleStyles = variants({
  slots: {
    row: 'flex gap-2.5',
    bubble: 'rounded-xl px-3.5 py-2.5 text-sm whitespace-pre-line wrap-anywhere',
  },
  variants: {
    from: {
      user: { row: 'justify-end pl-10', bubble: 'rounded-br-xs bg-brand text-on-brand' },
      assistant: { row: '', bubble: 'bg-surface-2 first:rounded-tl-xs' },
    },
  },
})

interface BubbleProps {
  from: ChatTurn['role']
  /** Effect on the plan, above the text. */
  above?: ReactNode
  /** Figures, or a control, below the text. */
  below?: ReactNode
  /** Text of the message; null when the part above is the whole message. */
  children: ReactNode
  /** Language tag of the text, if it differs from the page. */
  lang?: string | undefined
}

/** Message of the planner, under our mark, or of the visitor. */
export function Bubble({ from, above, below, children, lang }: BubbleProps) {
  const styles = bubbleStyles({ from })
  return (
    <div className={styles.row()}>
      {from === 'assistant' && <Mark />}
      <div className={from === 'assistant' ? 'min-w-0 flex-1' : 'min-w-0'}>
        <span className="sr-only">{from === 'user' ? 'You' : 'AI planner'}</span>
        <div className="grid justify-items-stretch gap-2">
          {above}
          {children !== null && (
            <p lang={lang} className={styles.bubble()}>
              {children}
            </p>
          )}
          {below}
        </div>
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

const AMOUNT = /(₹[\d,]+(?:\.\d+)?(?: (?:lakh|crore|L|Cr)\b)?)/

/** Makes amounts of money bold. */
const withAmounts = (text: string): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never change their order
  text.split(AMOUNT).map((part, at) => (at % 2 === 1 ? <b key={at}>{part}</b> : part))

interface ChatMessageProps {
  turn: ChatTurn
  /** Requests the answer again; only for the last turn. */
  onRetry?: (() => void) | undefined
  /** Sends a choice of this turn's card; absent for older turns and while an answer is pending. */
  onChoose?: ((text: string) => void) | undefined
  /** Link to the plan of this turn. */
  below?: ReactNode
}

/** Turn of the conversation, with the acts for an answer that did not arrive. */
export function MessageBubble({ turn, onRetry, onChoose, below }: ChatMessageProps) {
  const { role, content, fate, answer } = turn
  // Stopped before its first word, or lost with the page that waited for it.
  const isSilent = role === 'assistant' && content === ''
  const retry = onRetry && (
    <Button variant="outline" size="xs" onPress={onRetry} className="justify-self-start">
      <RotateCcw aria-hidden />
      Retry
    </Button>
  )
  const { openings, rest } =
    role === 'assistant' && !fate && !isSilent ? messageParts(turn) : { openings: [], rest: content }
  return (
    // The visitor's own message is not read out.
    <div aria-live={role === 'user' ? 'off' : undefined} className="space-y-3.5">
      <Bubble
        from={role}
        lang={languageOf(rest)}
        above={openings.map((opening) => <OpeningLine key={`${opening.kind} ${opening.text}`} opening={opening} />)}
        below={
          role === 'assistant' && (
            <>
              {answer?.cards.map((card) => (
                <AnswerCard
                  key={`${card.kind} ${card.title}`}
                  card={card}
                  isDisabled={!onChoose}
                  onChoose={(text) => onChoose?.(text)}
                />
              ))}
              {below || (fate && retry)}
            </>
          )
        }
      >
        {isSilent || rest !== '' || openings.length === 0 ? (
          <>
            {isSilent ? 'Stopped.' : role === 'assistant' ? withAmounts(rest) : content}
            {fate === 'stopped' && !isSilent && <span className="block text-xs text-ink-3">Stopped here.</span>}
          </>
        ) : null}
      </Bubble>
      {role === 'user' && retry && <div className="flex justify-end">{retry}</div>}
    </div>
  )
}

/** Pending answer: steps of the server, or dots, until its first word. */
export function ComingMessage({ text, steps }: { text: string; steps: readonly AnswerStep[] }) {
  if (text === '' && steps.length > 0) {
    return (
      <Bubble
        from="assistant"
        above={
          <div className="rounded-xl rounded-tl-xs bg-surface-2 px-3.5 py-3 text-sm">
            <span className="sr-only">The planner is thinking</span>
            <ThinkingSteps steps={steps} />
          </div>
        }
      >
        {null}
      </Bubble>
    )
  }
  return (
    <Bubble from="assistant" lang={languageOf(text)}>
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
