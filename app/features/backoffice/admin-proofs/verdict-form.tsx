import { useState } from 'react'
import * as v from 'valibot'
import type { DisputedProof } from '../../../../worker/booking/proofs/dispute-verdicts.server.ts'
import { ShortVerdict } from '../../../../worker/booking/rules/proofs/proof-inputs.ts'
import { formatMoney, type Paise } from '../../../../worker/kernel/rules/money.ts'
import { ActDialog } from '../../../kit/admin-acts/act-dialog.tsx'
import { Form } from '../../../kit/form/form.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import { refuseFields } from '../../../kit/mutation/refusal.ts'
import { useMutation } from '../../../kit/mutation/use-mutation.ts'
import { useKeptText } from '../../../kit/session/use-kept-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { acceptDisputed, findShort, useCredit } from './proofs.queries.ts'

const Reason = v.object({ note: ShortVerdict.entries.note })

type Verdict = 'accept' | 'short'

const FIELDS = ['note', 'missing', 'promised', 'starts', 'ends', 'makeGood.starts', 'makeGood.ends'] as const

const goesBack = (amount: Paise, hasDays: boolean) =>
  `${formatMoney(amount)} with GST ${hasDays ? 'is credited if the advertiser declines the days' : 'goes back'}.`

/** Decision of staff on a disputed proof: accepted, or short by a number, with a credit or replacement days. */
export function VerdictForm({ disputed: { proof, whole: bought } }: { disputed: DisputedProof }) {
  const { version } = proof
  const [note, setNote, onSent] = useKeptText(`verdict-${proof.id}`)
  const [missing, setMissing] = useState(bought.missing ?? Number.NaN)
  const [whole, setWhole] = useState(bought.promised)
  const [hasDays, setHasDays] = useState(false)
  const [span, setSpan] = useState({ starts: '', ends: '' })
  const form = useForm({ schema: Reason, input: () => ({ note }) })
  const { run, isPending, pending } = useMutation(
    (verdict: Verdict): Promise<unknown> =>
      verdict === 'accept'
        ? acceptDisputed(proof.id, { version, note })
        : findShort(proof.id, { version, note, missing, promised: whole, ...(hasDays && { makeGood: span }) }),
    {
      fields: FIELDS,
      conflict: 'Your decision was not saved',
      done: (_, verdict) => (verdict === 'accept' ? `${proof.ref} accepted` : `${proof.ref} found short`),
      onDone: () => onSent(note),
      onRefused: form.setRefusal,
    },
  )
  const [asking, setAsking] = useState<Verdict | null>(null)
  const credit = useCredit(proof.id, missing, whole)

  /** Opens the confirmation, unless the reason or the missing number is not valid. */
  function ask(verdict: Verdict) {
    const isReasoned = form.check() !== null
    const noNumber = verdict === 'short' && v.safeParse(ShortVerdict.entries.missing, missing).issues?.[0].message
    if (noNumber) form.setRefusal(refuseFields({ missing: noNumber }))
    setAsking(isReasoned && !noNumber ? verdict : null)
  }

  const problemOf = (name: string) => ({
    validationBehavior: 'aria' as const,
    isInvalid: name in form.problems || `makeGood.${name}` in form.problems,
    errorMessage: form.problems[name] ?? form.problems[`makeGood.${name}`],
  })
  return (
    <Form form={form} hasBanner aria-label={`Decide ${proof.ref}`} className="grid content-start gap-4">
      <TextField
        label="Reason"
        name="note"
        multiline
        rows={3}
        maxLength={500}
        description="Shown to both sides."
        value={note}
        onChange={setNote}
        {...problemOf('note')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField label="Missing" minValue={1} value={missing} onChange={setMissing} {...problemOf('missing')} />
        <NumberField
          label={`Promised, ${bought.what}`}
          minValue={1}
          value={whole}
          onChange={setWhole}
          description="Of the whole booking"
          {...problemOf('promised')}
        />
      </div>
      <Checkbox isSelected={hasDays} onChange={setHasDays}>
        Offer days at no charge instead of the credit
      </Checkbox>
      {hasDays && (
        <div className="grid gap-4 sm:grid-cols-2">
          {(['starts', 'ends'] as const).map((name) => (
            <TextField
              key={name}
              label={name === 'starts' ? 'First day' : 'Last day'}
              name={name}
              type="date"
              value={span[name]}
              onChange={(day) => setSpan((before) => ({ ...before, [name]: day }))}
              {...problemOf(name)}
            />
          ))}
        </div>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <p className="num text-sm text-ink-2" role="status">
          {credit.amount !== undefined
            ? goesBack(credit.amount, hasDays)
            : credit.isCounting
              ? 'Working out the credit.'
              : credit.hasFailed
                ? 'The credit could not be worked out.'
                : 'Enter how much was missing.'}
        </p>
        {credit.hasFailed && (
          <Button size="sm" variant="outline" onPress={credit.again}>
            Try again
          </Button>
        )}
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Button isPending={pending === 'accept'} isDisabled={isPending} onPress={() => ask('accept')}>
          The proof is good
        </Button>
        <Button
          variant="danger"
          isPending={pending === 'short'}
          isDisabled={isPending}
          whyNot={
            credit.amount === undefined &&
            !Number.isNaN(missing) &&
            'The credit is not worked out yet. Check the numbers, or try again above.'
          }
          onPress={() => ask('short')}
        >
          Found short
        </Button>
      </div>
      <ActDialog
        act={asking === 'accept' ? 'proof.accept' : 'proof.short'}
        of={proof.ref}
        facts={asking === 'short' && goesBack(credit.amount ?? 0, hasDays)}
        isOpen={asking === 'accept' || (asking === 'short' && credit.amount !== undefined)}
        onOpenChange={() => setAsking(null)}
        onConfirm={async () => {
          if (asking) await run(asking)
        }}
      />
    </Form>
  )
}
