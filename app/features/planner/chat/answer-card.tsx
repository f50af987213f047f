import { CalendarCheck, History, List, type LucideIcon, MessageCircleQuestionMark, Scale, Tag } from 'lucide-react'
import type { AnswerCard as Card } from '../../../../worker/planner/rules/plan/answer.ts'
import { Table, type TableColumn } from '../../../kit/list/table.tsx'
import { Button } from '../../../ui/button.tsx'
import { RouterLink } from '../../../ui/router-link.tsx'
import { comparedFacts } from './compared-facts.ts'

const ICONS: Readonly<Record<Card['kind'], LucideIcon>> = {
  price: Tag,
  free: CalendarCheck,
  compare: Scale,
  lines: List,
  versions: History,
  choices: MessageCircleQuestionMark,
}

interface AnswerCardProps {
  card: Card
  /** True while an answer is pending, and on older turns: the card offers no choice. */
  isDisabled: boolean
  onChoose: (text: string) => void
}

/** Figures behind an answer: rows of the catalogue or of the plan, a comparison, or possible meanings. */
export function AnswerCard({ card, isDisabled, onChoose }: AnswerCardProps) {
  const { kind, title, rows } = card
  if (rows.length === 0) return null
  const Icon = ICONS[kind]
  // A choice with an address is a link.
  const isToChoose = kind === 'choices' && rows.every(({ path }) => path === null)
  const compared = kind === 'compare' ? comparedFacts(rows) : null
  return (
    <section
      aria-label={title || 'Figures'}
      className="overflow-hidden rounded-lg border border-line bg-surface text-sm"
    >
      <h3 className="flex items-center gap-2.5 px-3.5 pt-3 pb-2 text-sm font-bold">
        <Icon aria-hidden className="size-4.5 shrink-0 text-ink-3" strokeWidth={1.75} />
        <span className="min-w-0 flex-1 wrap-anywhere">{title}</span>
      </h3>
      {isToChoose ? (
        <ul className="flex flex-wrap gap-2 px-3.5 pt-1 pb-3.5">
          {rows.map(({ title, facts }) => (
            <li key={title}>
              <Button
                variant="outline"
                size="sm"
                isDisabled={isDisabled}
                onPress={() => onChoose(title)}
                className="h-auto! min-h-8.5 flex-wrap justify-start! py-1 text-left! whitespace-normal!"
              >
                {title}
                {facts.length > 0 && <span className="font-medium text-ink-3">{facts.join(', ')}</span>}
              </Button>
            </li>
          ))}
        </ul>
      ) : compared ? (
        <ComparedTable rows={rows} facts={compared} />
      ) : (
        <ul>
          {rows.map((row) => (
            <CardRow key={`${row.title} ${row.path}`} row={row} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** Listing with its figures: the main one is at the end of the line. */
function CardRow({ row: { title, path, facts } }: { row: Card['rows'][number] }) {
  const [first, ...more] = facts
  return (
    <li className="flex items-start gap-3 border-t border-line px-3.5 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="leading-5 font-semibold wrap-anywhere">
          {path ? (
            <RouterLink
              to={path}
              target="_blank"
              rel="noopener noreferrer"
              className="rounded-xs hover:underline hover:underline-offset-2"
            >
              {title}
              <span className="sr-only"> (opens in a new tab)</span>
            </RouterLink>
          ) : (
            title
          )}
        </p>
        {more.length > 0 && <p className="num mt-0.5 text-xs wrap-anywhere text-ink-3">{more.join(', ')}</p>}
      </div>
      {first && <p className="num max-w-[55%] shrink-0 text-right leading-5 font-bold wrap-anywhere">{first}</p>}
    </li>
  )
}

const ComparedTable = ({ rows, facts }: { rows: Card['rows']; facts: readonly (readonly string[])[] }) => (
  <Table
    region="Side by side"
    caption="Facts side by side"
    className="text-xs *:*:*:px-1.5 *:*:*:pb-2 *:*:*:first:pl-3.5 *:*:*:last:pr-3.5 [&>tbody>tr]:border-t [&>tbody>tr]:border-line [&>tbody>tr>*]:pt-2"
    rows={facts}
    keyOf={([name = '']) => name}
    columns={[
      {
        key: 'name',
        label: '',
        isName: true,
        cell: ([name]) => <span className="font-medium text-ink-2">{name}</span>,
      },
      ...rows.map(
        ({ title }, at): TableColumn<readonly string[]> => ({
          key: title,
          label: title,
          align: 'end',
          head: 'align-bottom font-semibold text-ink-2 wrap-anywhere',
          td: () => ({ className: 'font-semibold whitespace-normal!' }),
          cell: (values) => values[at + 1],
        }),
      ),
    ]}
  />
)
