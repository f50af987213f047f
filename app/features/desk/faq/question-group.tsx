import { ChevronDown, Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { ArrowLink } from '../../../ui/link.tsx'
import type { Question, QuestionGroup } from './questions.ts'
import { splitByMatches } from './search.ts'

/** A text with the matches of the search marked. */
const Marked = ({ text, words }: { text: string; words: readonly string[] }) =>
  splitByMatches(text, words).map((piece, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the index is the only identity of a piece
      <mark key={at} className="rounded-xs bg-accent-soft text-ink">
        {piece}
      </mark>
    ) : (
      piece
    ),
  )

interface Words {
  /** The search text; empty without a search. */
  words: readonly string[]
}

/** The label of the toggle until app/document/shell.js handles the first change; it does not see lists rendered by React. */
function sayState(details: HTMLDetailsElement | null) {
  details?.firstElementChild?.setAttribute('aria-expanded', String(details.open))
}

/** Not every screen reader treats a summary as a button. A script changes its label later: suppressHydrationWarning. */
const Summary = ({ className, children }: { className: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/useSemanticElements: a button inside a summary would not open it
  <summary
    role="button"
    suppressHydrationWarning
    className={`flex list-none items-center gap-4 text-left [&::-webkit-details-marker]:hidden ${className}`}
  >
    {children}
  </summary>
)

/** The browser keeps one group of the same `name` open; groups with matches have none, so they stay open together. */
export function QuestionGroupDetails({ group, words, isOpen }: Words & { group: QuestionGroup; isOpen: boolean }) {
  return (
    <details
      ref={sayState}
      name={words.length > 0 ? undefined : 'faq'}
      open={isOpen}
      suppressHydrationWarning
      className="group/part"
    >
      <Summary className="rounded-xs py-5 text-xl font-bold">
        <span className="flex-1">
          {group.title} <span className="num ml-1 text-base font-medium text-ink-3">{group.questions.length}</span>
        </span>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-ink-3 transition-transform duration-150 group-open/part:rotate-180"
        />
      </Summary>
      <div className="mb-6 divide-y divide-line rounded-xl border border-line bg-surface">
        {group.questions.map((question) => (
          <Entry key={question.id} entry={question} words={words} />
        ))}
      </div>
    </details>
  )
}

/** The id is on the answer: for a link to it, the browser opens the question and its group. */
function Entry({ entry: { id, question, answer, more }, words }: Words & { entry: Question }) {
  return (
    <details ref={sayState} open={words.length > 0} suppressHydrationWarning className="group/entry">
      <Summary className="min-h-13 justify-between rounded-lg px-5 py-4 text-base font-semibold">
        <span>
          <Marked text={question} words={words} />
        </span>
        <Plus aria-hidden className="size-5 shrink-0 text-ink-3 group-open/entry:hidden" strokeWidth={1.75} />
        <Minus aria-hidden className="hidden size-5 shrink-0 text-ink-3 group-open/entry:block" strokeWidth={1.75} />
      </Summary>
      <div id={id} className="scroll-mt-52 px-5 pb-4">
        <p className="max-w-[62ch] text-ink-2">
          <Marked text={answer} words={words} />
        </p>
        <div className="mt-1 flex flex-wrap items-center gap-x-6">
          {more && <ArrowLink to={more.to}>{more.label}</ArrowLink>}
          <a
            href={`#${id}`}
            className="inline-flex min-h-11 items-center rounded-xs text-sm text-ink-3 underline underline-offset-2 hover:text-ink"
          >
            Link to this answer
          </a>
        </div>
      </div>
    </details>
  )
}
