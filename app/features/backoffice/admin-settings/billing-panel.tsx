import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { DatedRates, DatedRule } from '../../../../worker/backoffice/settings/rates.server.ts'
import { CANCELLATION_KINDS } from '../../../../worker/organisations/rules/billing/cancellation.ts'
import { SUPPLY_LABELS } from '../../../../worker/organisations/rules/billing/dated.ts'
import {
  bandsText,
  formatPercent,
  KIND_LABELS,
  milestonesText,
  OTHER_CATEGORIES,
  RULE_LABELS,
} from '../../../../worker/organisations/rules/billing/dated-words.ts'
import { Button } from '../../../ui/button.tsx'
import { DatedRows } from './dated-rows.tsx'
import { BandsDialog, FeeDialog, MilestonesDialog } from './rule-dialogs.tsx'
import { withdrawRule, withdrawTaxRate } from './settings.queries.ts'
import { SettingsPanel, SettingsPart } from './settings-panel.tsx'
import { TaxDialog } from './tax-dialog.tsx'

type Opened = 'fee' | 'milestones' | 'cancellation' | 'tax'

const ruleRow = (rule: DatedRule) => ({
  key: `${rule.name} ${rule.fromDate}`,
  fromDate: rule.fromDate,
  phase: rule.phase,
  withdraw: () => withdrawRule({ name: rule.name, fromDate: rule.fromDate }),
})

/** Rates of our fee, milestones, cancellation and GST, each with its first day. */
export function BillingPanel({ rates }: { rates: DatedRates }) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const { rules, taxes } = rates
  const dialog = { rates, onClose: () => setOpened(null) }
  const adds = (what: Opened, label: string) => (
    <Button variant="outline" size="sm" onPress={() => setOpened(what)}>
      <Plus aria-hidden />
      {label}
    </Button>
  )
  return (
    <SettingsPanel id="billing" title="Billing">
      <SettingsPart title={RULE_LABELS.fee} action={adds('fee', 'Change the fee')}>
        <p className="mb-2.5 text-sm text-ink-2">Percent of media and setup, billed to owners with 18% GST.</p>
        <DatedRows
          label={RULE_LABELS.fee}
          rows={rules.flatMap((rule) =>
            rule.name === 'fee' ? [{ ...ruleRow(rule), value: formatPercent(rule.value) }] : [],
          )}
        />
      </SettingsPart>
      <SettingsPart title={RULE_LABELS.milestones} action={adds('milestones', 'Change the milestones')}>
        <DatedRows
          label={RULE_LABELS.milestones}
          rows={rules.flatMap((rule) =>
            rule.name === 'milestones'
              ? [{ ...ruleRow(rule), value: milestonesText(rule.value), note: 'Advance / progress / final' }]
              : [],
          )}
        />
      </SettingsPart>
      <SettingsPart title={RULE_LABELS.cancellation} action={adds('cancellation', 'Change the bands')}>
        <p className="mb-2.5 text-sm text-ink-2">
          Share of the media that is kept, by days between cancellation and start.
        </p>
        <DatedRows
          label={RULE_LABELS.cancellation}
          rows={rules.flatMap((rule) =>
            rule.name === 'cancellation'
              ? [
                  {
                    ...ruleRow(rule),
                    value: (
                      <span className="block space-y-0.5 font-normal text-ink-2">
                        {CANCELLATION_KINDS.map((kind) => (
                          <span key={kind} className="block">
                            {KIND_LABELS[kind]}: {bandsText(rule.value[kind])}
                          </span>
                        ))}
                      </span>
                    ),
                  },
                ]
              : [],
          )}
        />
      </SettingsPart>
      <SettingsPart title="GST rates" action={adds('tax', 'Add a rate')}>
        <p className="mb-2.5 text-sm text-ink-2">
          By category. A new rate applies from its first day to estimates, plans, quotes, drafts and new lines. Sent
          lines keep their rate.
        </p>
        <DatedRows
          label="GST rates"
          rows={taxes.map(({ medium, name, sac, gstBp, supply, fromDate, phase }) => ({
            key: `${medium} ${fromDate}`,
            name: name ?? OTHER_CATEGORIES,
            value: `${formatPercent(gstBp)}, SAC ${sac}`,
            note: `Place of supply: ${SUPPLY_LABELS[supply].toLowerCase()}`,
            fromDate,
            phase,
            withdraw: () => withdrawTaxRate({ medium, fromDate }),
          }))}
        />
      </SettingsPart>
      {opened === 'fee' && <FeeDialog {...dialog} />}
      {opened === 'milestones' && <MilestonesDialog {...dialog} />}
      {opened === 'cancellation' && <BandsDialog {...dialog} />}
      {opened === 'tax' && <TaxDialog {...dialog} />}
    </SettingsPanel>
  )
}
