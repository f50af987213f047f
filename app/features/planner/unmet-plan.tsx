import { ArrowRight, Check, X } from 'lucide-react'
import { plural } from '../../../worker/kernel/rules/text/plural.ts'
import type { PlannerAnswer, UnmetAnswer } from '../../../worker/planner/rules/plan/answer.ts'
import { type Column, DataTable } from '../../kit/list/data-table.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { roundMoney } from './plan/plan-formats.ts'

interface UnmetProps {
  answer: Pick<PlannerAnswer, 'message' | 'opening'> & { unmet: UnmetAnswer }
  isBusy: boolean
  onAsk: (text: string) => void
}

const COLUMNS: readonly Column<UnmetAnswer['limits'][number]>[] = [
  { key: 'name', label: 'Limit', isName: true, cell: ({ name }) => <b className="whitespace-nowrap">{name}</b> },
  { key: 'asked', label: 'Asked', cell: ({ asked }) => asked },
  { key: 'there', label: 'There is', cell: ({ there }) => there },
  {
    key: 'kept',
    label: '',
    head: 'w-12',
    cell: ({ isKept }) =>
      isKept ? (
        <Check role="img" aria-label="holds" className="size-4.5 stroke-2 text-success-dot" />
      ) : (
        <X role="img" aria-label="does not hold" className="size-4.5 stroke-2 text-danger-dot" />
      ),
  },
]

/** Message without its sentence about the previous plan. */
const reasonOf = ({ message, opening }: UnmetProps['answer']) => message.slice(opening.length).trim()

/** Replaces a plan that cannot be made: the request, what the catalogue offers, and the nearest plans. */
export function UnmetPlan({ answer, isBusy, onAsk }: UnmetProps) {
  const { limits } = answer.unmet
  const broken = limits.filter(({ isKept }) => !isKept).length
  return (
    <section aria-labelledby="unmet" className="min-h-0 flex-1 overflow-y-auto p-4 lg:p-8">
      <div className="mx-auto grid max-w-195 gap-4">
        <header>
          <h3 id="unmet" className="text-2xl">
            Nothing is planned yet
          </h3>
          <p className="mt-1 text-sm text-ink-2">
            {broken > 0 && `${broken} of ${plural(limits.length, ['limit does not hold.', 'limits do not hold.'])} `}
            {reasonOf(answer)}
          </p>
        </header>
        <div className="overflow-hidden rounded-lg border border-line bg-surface">
          <DataTable
            look="panel"
            caption="Your request and the supply"
            isCaptionShown
            className="num *:*:*:align-top"
            columns={COLUMNS}
            rows={limits}
            keyOf={({ name }) => name}
          />
        </div>
        <Ways ways={answer.unmet.ways} isBusy={isBusy} onAsk={onAsk} />
      </div>
    </section>
  )
}

function Ways({ ways, isBusy, onAsk }: Pick<UnmetProps, 'isBusy' | 'onAsk'> & Pick<UnmetAnswer, 'ways'>) {
  if (ways.length === 0) return null
  return (
    <div>
      <h4 className="mb-2.5 text-base">Nearest plans</h4>
      <ul className="grid gap-2.5">
        {ways.map(({ ask, text, payable }, at) => (
          <li
            key={ask}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-surface px-4 py-3"
          >
            <p className="min-w-0 flex-1 basis-48 text-sm wrap-anywhere">
              <b className="block">{ask}</b>
              <span className="text-ink-2">{text}</span>
            </p>
            <b className="num">{roundMoney(payable)}</b>
            <Button variant={at === 0 ? 'primary' : 'outline'} size="sm" isDisabled={isBusy} onPress={() => onAsk(ask)}>
              Plan this
              <span className="sr-only">: {ask}</span>
              <ArrowRight aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Notice above an unchanged plan: the last request cannot be planned; the nearest plans can. */
export function UnmetNotice({ answer, isBusy, onAsk }: UnmetProps) {
  return (
    <Banner
      icon={X}
      tone="danger"
      role="status"
      action={
        <span className="flex flex-wrap gap-2">
          {answer.unmet.ways.map(({ ask, payable }) => (
            <Button key={ask} variant="outline" size="sm" isDisabled={isBusy} onPress={() => onAsk(ask)}>
              {ask}
              <span className="num font-normal">{roundMoney(payable)}</span>
            </Button>
          ))}
        </span>
      }
    >
      <b>Not planned.</b> {reasonOf(answer)} The earlier plan is below.
    </Banner>
  )
}
