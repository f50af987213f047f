import { hc } from 'hono/client'
import { CalendarDays, Phone } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { TEAM_ANSWER } from '../../../../worker/kernel/rules/team-answer.ts'
import type { enquiriesApi } from '../../../../worker/planner/enquiries.api.ts'
import { NewEnquiry } from '../../../../worker/planner/rules/enquiries/enquiry.ts'
import type { Plan } from '../../../../worker/planner/rules/plan/plan.ts'
import { API, answerOf } from '../../../api-client.ts'
import { Form, FormButtons } from '../../../kit/form/form.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import { useSession } from '../../../kit/session/session.queries.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { TrapField } from '../../../ui/trap-field.tsx'
import { planParts, shortMoney } from '../plan/plan-formats.ts'
import { PartsBar } from '../plan/plan-header.tsx'
import type { PlanSource } from '../plan/plan-save.ts'
import { EnquiryDone } from './enquiry-done.tsx'
import { knownValues } from './enquiry-fields.ts'

/** Summary of the plan that the form sends. */
function PlanGoesAlong({ plan }: { plan: Plan }) {
  return (
    <div className="flex items-center gap-4 rounded-lg border border-line bg-surface p-4">
      <div className="min-w-0 flex-1">
        <p className="text-xs text-ink-3">Attached to the enquiry</p>
        <p className="font-semibold wrap-anywhere">{plan.title}</p>
        <div className="mt-2">
          <PartsBar parts={planParts(plan)} />
        </div>
      </div>
      <p className="num shrink-0 text-xl font-bold">{shortMoney(plan.totals.payable)}</p>
    </div>
  )
}

const { enquiries } = hc<typeof enquiriesApi>(...API)

interface EnquiryFormProps {
  plan: Plan
  source: PlanSource
}

/** Sends the plan to our team. What is typed stays, whatever happens, until it has arrived. */
export function EnquiryForm({ plan, source }: EnquiryFormProps) {
  const [reference, setReference] = useState<string | null>(null)
  // One key per enquiry: sent again after a lost answer, it arrives once.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const known = knownValues(plan, useSession().data?.user)
  const filled = useRef(known)
  const form = useForm({
    initial: known,
    schema: NewEnquiry,
    input: (texts) => ({ ...texts, key, ...source }),
    send: (json) => answerOf(enquiries.$post({ json })),
    keep: 'plan-enquiry',
    revalidate: false,
    refuse: (refusal) =>
      refusal.code === 'offline'
        ? { ...refusal, whole: 'No connection. Nothing was sent, and what you typed is kept. Please try again.' }
        : refusal,
    onDone: (sent) => setReference(sent.reference),
  })
  const { texts, set } = form
  // Required by the attribute of the browser, with the messages of the form.
  const field = (name: string) => ({ ...form.field(name), validationBehavior: 'native' as const })

  // A field that nobody has changed follows the plan and the account.
  useEffect(() => {
    const before = filled.current
    filled.current = known
    const changed = Object.entries(known).filter(
      ([name, text]) => text !== before[name] && (texts[name] ?? '') === (before[name] ?? ''),
    )
    if (changed.length > 0) set(Object.fromEntries(changed))
  })

  function startAgain() {
    setReference(null)
    set({ requirements: '' })
    setKey(crypto.randomUUID())
  }

  if (reference) return <EnquiryDone reference={reference} email={texts.email ?? ''} onAgain={startAgain} />

  return (
    <section aria-labelledby="enquiry" className="@container">
      <PlanGoesAlong plan={plan} />
      <h3 id="enquiry" className="mt-5 text-xl">
        Send this plan to our desk
      </h3>
      <p className="mt-0.5 text-sm text-ink-2">A planner confirms rates and dates within {TEAM_ANSWER}.</p>
      <Form form={form} noValidate aria-labelledby="enquiry" className="mt-4">
        <div className="grid items-start gap-x-4 gap-y-3.5 @md:grid-cols-2">
          <TextField isRequired label="Name" autoComplete="name" maxLength={100} {...field('name')} />
          <TextField isRequired label="Email" type="email" autoComplete="email" maxLength={254} {...field('email')} />
          <TextField
            isRequired
            label="Phone"
            type="tel"
            icon={Phone}
            autoComplete="tel"
            maxLength={30}
            {...field('phone')}
          />
          <TextField isRequired label="Company" autoComplete="organization" maxLength={120} {...field('company')} />
          <TextField
            isRequired
            label="Campaign objective"
            autoComplete="off"
            maxLength={300}
            {...field('campaignObjective')}
          />
          <TextField
            isRequired
            label="Target audience"
            autoComplete="off"
            maxLength={300}
            {...field('targetAudience')}
          />
          <TextField
            isRequired
            label="Start date"
            type="date"
            icon={CalendarDays}
            autoComplete="off"
            {...field('startDate')}
          />
          <TextField
            isRequired
            label="End date"
            type="date"
            icon={CalendarDays}
            autoComplete="off"
            {...field('endDate')}
          />
          <TextField
            isRequired
            label="Budget"
            description="A range is fine."
            autoComplete="off"
            maxLength={100}
            className="@md:col-span-2"
            {...field('budget')}
          />
          <TextField
            isOptional
            multiline
            label="Additional requirements"
            autoComplete="off"
            maxLength={2000}
            className="@md:col-span-2"
            {...field('requirements')}
          />
        </div>
        <TrapField name="website" label="Website" />
        <FormButtons form={form} action="Send enquiry" pendingLabel="Sending" size="lg" />
        <p className="mt-3 text-xs text-ink-3">We use these details only to answer this enquiry.</p>
      </Form>
    </section>
  )
}
