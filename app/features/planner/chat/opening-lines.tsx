import { Ban, Check, CircleQuestionMark, Equal, type LucideIcon } from 'lucide-react'
import { languageOf } from '../../../ui/language-of.ts'
import type { Opening, OpeningKind } from './openings.ts'

const LOOKS: Readonly<Record<OpeningKind, { icon: LucideIcon; tone: string }>> = {
  changed: { icon: Check, tone: 'bg-success-soft text-success-ink' },
  not_understood: { icon: CircleQuestionMark, tone: 'bg-warn-soft text-warn-ink' },
  not_done: { icon: Ban, tone: 'bg-danger-soft text-danger-ink' },
  as_it_was: { icon: Equal, tone: 'bg-neutral-soft text-neutral-ink' },
}

/** Change of the plan by a turn, as an icon and a word. */
export function OpeningLine({ opening: { kind, word, text } }: { opening: Opening }) {
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
