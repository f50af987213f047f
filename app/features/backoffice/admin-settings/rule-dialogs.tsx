import { useState } from 'react'
import type { DatedRates } from '../../../../worker/backoffice/settings/rates.server.ts'
import { addDays } from '../../../../worker/kernel/rules/dates.ts'
import { parse } from '../../../../worker/kernel/rules/parse.ts'
import { CANCELLATION_KINDS } from '../../../../worker/organisations/rules/billing/cancellation.ts'
import { NewRule } from '../../../../worker/organisations/rules/billing/dated.ts'
import { KIND_LABELS } from '../../../../worker/organisations/rules/billing/dated-words.ts'
import type { Rule, RuleName } from '../../../../worker/organisations/rules/billing/rules.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { eachKind, printBands, readBands, toHundredths } from './amounts.ts'
import { DatedDialog } from './dated-dialog.tsx'
import { addRule } from './settings.queries.ts'

export interface RateDialogProps {
  rates: DatedRates
  onClose: () => void
}

/** Default first day: tomorrow, because today's quotes used the present rate. */
export const useFirstDay = ({ today }: DatedRates) => useState(() => addDays(today, 1))

/** Rule that applies today. */
function currentRule<Name extends RuleName>({ rules }: DatedRates, name: Name): Rule<Name> | undefined {
  const rule = rules.find((one) => one.name === name && one.phase === 'current')
  return rule?.value as Rule<Name> | undefined
}

/** Dialog for a new platform fee. */
export function FeeDialog({ rates, onClose }: RateDialogProps) {
  const [day, onDay] = useFirstDay(rates)
  const [fee, setFee] = useState('')
  return (
    <DatedDialog
      {...{ day, onDay, onClose }}
      title="New platform fee"
      action="Add fee"
      note="It applies to requests made from its first day on. The earnings page uses the fee of the day on which it is opened."
      names={['value']}
      send={async () => addRule(parse(NewRule, { name: 'fee', fromDate: day, value: toHundredths(fee) }))}
    >
      {(problemOf) => (
        <TextField
          label="Fee, percent"
          name="value"
          inputMode="decimal"
          description={`Today it is ${(currentRule(rates, 'fee') ?? 0) / 100}%.`}
          value={fee}
          onChange={setFee}
          {...problemOf('value')}
        />
      )}
    </DatedDialog>
  )
}

const PARTS = ['Advance', 'Progress', 'Final'] as const

/** Dialog for new payment milestones. */
export function MilestonesDialog({ rates, onClose }: RateDialogProps) {
  const [day, onDay] = useFirstDay(rates)
  const [parts, setParts] = useState(() => (currentRule(rates, 'milestones') ?? []).map(String))
  return (
    <DatedDialog
      {...{ day, onDay, onClose }}
      title="New milestones"
      action="Add milestones"
      note="Percent of a campaign due at approval, halfway and at its end. Approved campaigns keep theirs."
      names={['value', 'value.0', 'value.1', 'value.2']}
      send={async () =>
        addRule(
          parse(NewRule, { name: 'milestones', fromDate: day, value: parts.map((part) => toHundredths(part) / 100) }),
        )
      }
    >
      {(problemOf) => (
        <div className="grid items-start gap-4 sm:grid-cols-3">
          {PARTS.map((label, at) => {
            const own = problemOf(`value.${at}`)
            const sum = problemOf('value')
            return (
              <TextField
                key={label}
                label={`${label}, percent`}
                inputMode="numeric"
                value={parts[at] ?? ''}
                onChange={(text) => setParts(PARTS.map((_, other) => (other === at ? text : (parts[other] ?? ''))))}
                {...(own.isInvalid || at > 0 ? own : sum)}
              />
            )
          })}
        </div>
      )}
    </DatedDialog>
  )
}

/** Dialog for new cancellation bands. */
export function BandsDialog({ rates, onClose }: RateDialogProps) {
  const [day, onDay] = useFirstDay(rates)
  const [texts, setTexts] = useState(() => {
    const current = currentRule(rates, 'cancellation')
    return eachKind((kind) => printBands(current?.[kind] ?? []))
  })
  // An issue names the band: its message belongs to the field of the kind.
  const names = CANCELLATION_KINDS.flatMap((kind) => [
    `value.${kind}`,
    ...readBands(texts[kind]).flatMap((_, at) => [`value.${kind}.${at}.days`, `value.${kind}.${at}.kept`]),
  ])
  return (
    <DatedDialog
      {...{ day, onDay, onClose, names }}
      title="New cancellation bands"
      action="Add bands"
      note="Days before the start and the percent kept from then on, such as 30: 0, 15: 25, 7: 50. After the last one, everything is kept."
      send={async () =>
        addRule(
          parse(NewRule, { name: 'cancellation', fromDate: day, value: eachKind((kind) => readBands(texts[kind])) }),
        )
      }
    >
      {(problemOf) =>
        CANCELLATION_KINDS.map((kind) => (
          <TextField
            key={kind}
            label={KIND_LABELS[kind]}
            value={texts[kind]}
            onChange={(text) => setTexts({ ...texts, [kind]: text })}
            {...(names
              .filter((name) => name === `value.${kind}` || name.startsWith(`value.${kind}.`))
              .map(problemOf)
              .find(({ isInvalid }) => isInvalid) ?? problemOf(''))}
          />
        ))
      }
    </DatedDialog>
  )
}
