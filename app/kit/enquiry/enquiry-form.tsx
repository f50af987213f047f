import { hc } from 'hono/client'
import { CircleAlert } from 'lucide-react'
import { type SubmitEvent, useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import * as v from 'valibot'
import { signInPath } from '../../../worker/catalogue/rules/paths.ts'
import type { CurrentUser } from '../../../worker/kernel/rules/identity/user.ts'
import type { listingEnquiriesApi } from '../../../worker/planner/listing-enquiries.api.ts'
import { type ListingEnquirySent, NewListingEnquiry } from '../../../worker/planner/rules/enquiries/listing-enquiry.ts'
import { API, RequestError } from '../../api-client.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TrapField } from '../../ui/trap-field.tsx'
import { useJudgedFields } from '../../ui/use-judged-fields.ts'
import { signedInAnswerOf } from '../session/auth.ts'
import { forgetInput, keepInput, keptInput } from '../session/kept-input.ts'
import { seeAccount } from '../session/local-session.ts'
import { closeEnquiry, type OpenEnquiry } from './enquiry.store.ts'
import { EnquirySent } from './enquiry-sent.tsx'
import { SubjectBox } from './subject-box.tsx'

const { enquiries } = hc<typeof listingEnquiriesApi>(...API)

const OFFLINE = 'No connection. Nothing was sent, and what you typed is kept. Please try again.'
const FAILED = 'Something went wrong on our side. What you typed is kept. Please try again.'
const ENDED = 'Your session has ended. Sign in and your enquiry is there again'

/** Fields that are not shown where days of issue were chosen. */
const isOfDays = (path: string) => path === 'startDate' || path === 'endDate' || path.startsWith('issues')

/** The fields as they were typed. */
const Kept = v.record(v.string(), v.string())

interface EnquiryFormProps extends OpenEnquiry {
  user: CurrentUser
}

/** The fields of an enquiry. What is typed stays, whatever happens, until it has arrived. */
export function EnquiryForm({ intent, label, subject, next, user }: EnquiryFormProps) {
  const formId = useId()
  const navigate = useNavigate()
  const { name, email, phone } = user
  const draft = `enquiry ${subject.listingId} ${subject.spotId ?? ''}`
  const [initial] = useState(() => {
    seeAccount(user)
    return { name, email, phone, ...keptInput(draft, Kept) }
  })
  const { issues = [] } = subject
  const hasIssues = issues.length > 0
  const { form, field, values, judge, refuse } = useJudgedFields(NewListingEnquiry, initial)
  const [isPending, setPending] = useState(false)
  /** An error of the whole form. */
  const [notice, setNotice] = useState<string | null>(null)
  const [sent, setSent] = useState<ListingEnquirySent | null>(null)
  // One key for one enquiry: sent twice, after an answer that got lost, it arrives once.
  const [key] = useState(() => crypto.randomUUID())

  // However the dialog is closed or the session ends, it opens again with the same texts.
  const isSent = sent !== null
  useEffect(() => {
    if (isSent) return forgetInput(draft)
    const { listingId: _, website: __, ...texts } = values
    // Of what is printed the days are in the address.
    if (hasIssues) keepInput(draft, { ...texts, startDate: '', endDate: '' })
    else keepInput(draft, texts)
  }, [isSent, values, draft, hasIssues])

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    setNotice(null)
    const texts = judge()
    if (!texts) return
    setPending(true)
    const { spotId, asked } = subject
    const chosen = { ...(spotId && { spotId }), ...(hasIssues && { issues }), ...asked }
    const json = v.parse(NewListingEnquiry, { ...texts, key, ...chosen })
    try {
      setSent(await signedInAnswerOf(enquiries.listing.$post({ json })))
    } catch (error) {
      setPending(false)
      if (!(error instanceof RequestError)) return setNotice(OFFLINE)
      if (error.status === 401) {
        closeEnquiry()
        return navigate(signInPath(intent, next), { state: { message: ENDED } })
      }
      refuse(error.issues)
      const isUnseen = error.issues.length === 0 || (hasIssues && error.issues.some(({ path }) => isOfDays(path)))
      if (isUnseen) setNotice(error.status < 500 ? error.message : FAILED)
    }
  }

  if (sent) return <EnquirySent {...sent} email={values.email ?? email} />

  const days = hasIssues ? (
    <>
      <input type="hidden" name="startDate" value={issues[0]} />
      <input type="hidden" name="endDate" value={issues.at(-1)} />
    </>
  ) : (
    <div className="grid items-start gap-x-4 gap-y-3.5 sm:grid-cols-2">
      <TextField label="Start date" type="date" autoComplete="off" isOptional {...field('startDate')} />
      <TextField label="End date" type="date" autoComplete="off" isOptional {...field('endDate')} />
    </div>
  )
  return (
    <Dialog
      title={label}
      footer={
        <>
          {notice && (
            <Banner icon={CircleAlert} tone="danger" role="alert" className="w-full">
              {notice}
            </Banner>
          )}
          <Button slot="close" variant="ghost">
            Cancel
          </Button>
          <SubmitButton form={formId} variant="accent" isPending={isPending} pendingLabel="Sending">
            Send enquiry
          </SubmitButton>
        </>
      }
    >
      <p className="text-ink-2">
        Our desk answers by mail or phone, and asks {subject.owner} where it has to. It books nothing: Book Now or Add
        to Campaign does.
      </p>
      <SubjectBox {...subject} />
      <form ref={form} id={formId} noValidate aria-label={label} onSubmit={submit} className="mt-4 space-y-3.5">
        <input type="hidden" name="listingId" value={subject.listingId} />
        <TextField multiline rows={3} label="Message" autoComplete="off" maxLength={2000} {...field('message')} />
        {days}
        <TextField label="Name" autoComplete="name" maxLength={100} {...field('name')} />
        <div className="grid items-start gap-x-4 gap-y-3.5 sm:grid-cols-2">
          <TextField label="Email" type="email" autoComplete="email" maxLength={254} {...field('email')} />
          <TextField label="Phone" type="tel" autoComplete="tel" maxLength={30} {...field('phone')} />
        </div>
        <TrapField name="website" label="Website" />
        <p className="text-xs text-ink-3">We use these details to answer this enquiry, and for nothing else.</p>
      </form>
    </Dialog>
  )
}
