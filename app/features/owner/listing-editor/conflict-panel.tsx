import { GitMerge } from 'lucide-react'
import { useState } from 'react'
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup'
import type { Choices } from '../../../../worker/kernel/rules/merge/three-way.ts'
import { list } from '../../../../worker/kernel/rules/text/list.ts'
import { Button } from '../../../ui/button.tsx'
import type { ContentMerge } from './content-merge.ts'

interface ConflictPanelProps {
  merge: ContentMerge
  /** Who saved it, where that is known, and when, by the clock. */
  who: string | null
  at: string
  isPending: boolean
  onSave: (choices: Choices) => void
}

const CARD = [
  'group flex h-full cursor-pointer items-center gap-3 rounded-md border-2 border-line bg-surface p-3 text-ink',
  'data-selected:border-brand',
].join(' ')

/** Somebody saved the listing while it was edited: for each field that both changed, one is chosen. */
export function ConflictPanel({ merge, who, at, isPending, onSave }: ConflictPanelProps) {
  const [choices, setChoices] = useState<Choices>({})
  const { clashes, theirs } = merge
  const count = clashes.length === 1 ? 'One field was' : `${clashes.length} fields were`
  const sides = clashes.map(({ key }) => choices[key] ?? 'mine')
  const word = sides.every((side) => side === 'mine')
    ? 'Save with mine'
    : sides.every((side) => side === 'theirs')
      ? 'Save with theirs'
      : 'Save this choice'
  return (
    <section
      role="alert"
      aria-labelledby="conflict"
      className="mt-5 rounded-lg border border-warn-dot bg-warn-soft p-4 sm:p-5"
    >
      <div className="flex items-start gap-3 text-warn-ink">
        <GitMerge aria-hidden className="mt-0.5 size-5 shrink-0" strokeWidth={1.75} />
        <div className="min-w-0">
          <h2 id="conflict" className="text-base wrap-anywhere">
            {who ?? 'Somebody else'} saved this listing at {at}, while you were editing
          </h2>
          <p className="mt-0.5 text-sm wrap-anywhere">
            {theirs.length > 0 && `Merged with your text: ${list(theirs)}. `}
            {count} changed by both of you.
          </p>
        </div>
      </div>
      <div className="mt-4 grid gap-3">
        {clashes.map(({ key, label, base, mine, theirs: saved }) => (
          <RadioGroup
            key={key}
            aria-label={label}
            value={choices[key] ?? 'mine'}
            onChange={(side) => setChoices({ ...choices, [key]: side === 'theirs' ? 'theirs' : 'mine' })}
            className="grid items-center gap-3 sm:grid-cols-[8rem_minmax(0,1fr)_minmax(0,1fr)]"
          >
            <p aria-hidden className="text-sm font-semibold wrap-anywhere text-warn-ink">
              {label}
              {base && <span className="block text-xs font-normal">was {base}</span>}
            </p>
            <Side value="mine" word="Yours" text={mine} at="now" />
            <Side value="theirs" word={who ? `${who}’s` : 'Theirs'} text={saved} at={at} />
          </RadioGroup>
        ))}
      </div>
      <div className="mt-4 flex justify-end">
        <Button isPending={isPending} pendingLabel="Saving" onPress={() => onSave(choices)} className="max-sm:w-full">
          {word}
        </Button>
      </div>
    </section>
  )
}

const Side = ({ value, word, text, at }: { value: string; word: string; text: string; at: string }) => (
  <RadioField value={value} className="grid min-w-0">
    <RadioButton className={CARD}>
      <span className="grid size-5 shrink-0 place-items-center rounded-full border-2 border-line-field bg-surface after:size-2.5 after:rounded-full group-data-selected:border-brand group-data-selected:after:bg-brand" />
      <span className="min-w-0 flex-1">
        <span className="block text-xs text-ink-3">{word}</span>
        <b className="num text-base wrap-anywhere">{text || 'empty'}</b>
      </span>
      <span className="num text-xs text-ink-3">{at}</span>
    </RadioButton>
  </RadioField>
)
