import { hc } from 'hono/client'
import { CalendarDays, Phone } from 'lucide-react'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { Form } from 'react-aria-components/Form'
import { TEAM_ANSWER } from '../../../../worker/kernel/rules/team-answer.ts'
import type { enquiriesApi } from '../../../../worker/planner/enquiries.api.ts'
import { NewEnquiry } from '../../../../worker/planner/rules/enquiries/enquiry.ts'
import type { Plan } from '../../../../worker/planner/rules/plan/plan.ts'
import { API, answerOf } from '../../../api-client.ts'
import { KeptForm } from '../../../kit/session/kept-form.tsx'
import { forgetInput } from '../../../kit/session/kept-input.ts'
import { useSession } from '../../../kit/session/session.queries.ts'
import { Button } from '../../../ui/button.tsx'
import { ownWords } from '../../../ui/own-words.ts'
import { RefusalLine } from '../../../ui/refusal-line.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { TrapField } from '../../../ui/trap-field.tsx'
import { planParts, shortMoney } from '../plan/plan-formats.ts'
import { PartsBar } from '../plan/plan-header.tsx'
import type { PlanSource } from '../plan/plan-save.ts'
import { EnquiryDone } from './enquiry-done.tsx'
import {
  type EnquiryField,
  type EnquiryRefusal,
  type EnquiryValues,
  endRefusal,
  enquiryOf,
  enquiryRefusal,
  senderOf,
  shownValues,
} from './enquiry-fields.ts'

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

const FORM = 'plan-enquiry'
const NOTHING: EnquiryRefusal = { fields: {}, whole: null }

/** Form that sends the plan to our team. Typed text stays until the enquiry has arrived. */
export function EnquiryForm({ plan, source }: EnquiryFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<Partial<EnquiryValues>>({})
  const [refusal, setRefusal] = useState(NOTHING)
  const [isPending, setPending] = useState(false)
  const [reference, setReference] = useState<string | null>(null)
  // One key per enquiry: sent again after a lost answer, it arrives once.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const values = shownValues(typed, senderOf(useSession().data?.user), enquiryOf(plan))

  useEffect(() => {
    if (Object.keys(refusal.fields).length > 0) {
      form.current?.querySelector<HTMLElement>('input[aria-invalid], textarea[aria-invalid]')?.focus()
    }
  }, [refusal])

  const field = (name: EnquiryField) => ({
    name,
    value: values[name],
    errorMessage: refusal.fields[name] ?? ownWords(NewEnquiry.entries[name], values[name]),
    onChange: (text: string) => {
      setTyped((before) => ({ ...before, [name]: text }))
      // The end date is validated against the start date.
      const judged = name === 'startDate' ? { endDate: undefined } : {}
      setRefusal({ ...refusal, fields: { ...refusal.fields, ...judged, [name]: undefined } })
    },
  })

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const website = String(new FormData(event.currentTarget).get('website') ?? '')
    setPending(true)
    setRefusal(NOTHING)
    try {
      const sent = await answerOf(enquiries.$post({ json: { ...values, website, key, ...source } }))
      forgetInput(FORM)
      setReference(sent.reference)
    } catch (error) {
      setRefusal(enquiryRefusal(error))
    } finally {
      setPending(false)
    }
  }

  function startAgain() {
    setReference(null)
    setTyped({ ...typed, requirements: '' })
    setKey(crypto.randomUUID())
  }

  if (reference) return <EnquiryDone reference={reference} email={values.email} onAgain={startAgain} />

  return (
    <section aria-labelledby="enquiry" className="@container">
      <PlanGoesAlong plan={plan} />
      <h3 id="enquiry" className="mt-5 text-xl">
        Send this plan to our desk
      </h3>
      <p className="mt-0.5 text-sm text-ink-2">A planner confirms rates and dates within {TEAM_ANSWER}.</p>
      <Form
        ref={form}
        aria-labelledby="enquiry"
        validationErrors={errorsOf(refusal)}
        onSubmit={submit}
        className="mt-4"
      >
        <KeptForm form={FORM} />
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
            validate={(end) => endRefusal(values.startDate, end)}
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
        <RefusalLine text={refusal.whole} />
        <Button type="submit" size="lg" isPending={isPending} pendingLabel="Sending" className="mt-5 w-full @md:w-auto">
          Send enquiry
        </Button>
        <p className="mt-3 text-xs text-ink-3">We use these details only to answer this enquiry.</p>
      </Form>
    </section>
  )
}

/** Error messages of the fields, without the fields that have none. */
const errorsOf = ({ fields }: EnquiryRefusal): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => Boolean(entry[1])))
