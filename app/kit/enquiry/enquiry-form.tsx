import { hc } from 'hono/client'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { signInPath } from '../../../worker/catalogue/rules/paths.ts'
import type { CurrentUser } from '../../../worker/kernel/rules/identity/user.ts'
import type { listingEnquiriesApi } from '../../../worker/planner/listing-enquiries.api.ts'
import { type ListingEnquirySent, NewListingEnquiry } from '../../../worker/planner/rules/enquiries/listing-enquiry.ts'
import { API } from '../../api-client.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TrapField } from '../../ui/trap-field.tsx'
import { Form } from '../form/form.tsx'
import { Texts, useForm } from '../form/use-form.ts'
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

/** True for fields that are hidden when days of issue are chosen. */
const isOfDays = (path: string) => path === 'startDate' || path === 'endDate' || path.startsWith('issues')

interface EnquiryFormProps extends OpenEnquiry {
  user: CurrentUser
}

/** Form of an enquiry. Typed text stays until it has arrived. */
export function EnquiryForm({ intent, label, subject, next, user }: EnquiryFormProps) {
  const navigate = useNavigate()
  const { name, email, phone } = user
  const draft = `enquiry ${subject.listingId} ${subject.spotId ?? ''}`
  const [initial] = useState(() => {
    seeAccount(user)
    return { name, email, phone, ...keptInput(draft, Texts) }
  })
  const { issues = [] } = subject
  const hasIssues = issues.length > 0
  const [sent, setSent] = useState<ListingEnquirySent | null>(null)
  // One key per enquiry: sent again after a lost answer, it arrives once.
  const [key] = useState(() => crypto.randomUUID())
  const { spotId, asked } = subject
  const form = useForm({
    initial,
    schema: NewListingEnquiry,
    input: (texts) => ({ ...texts, key, ...(spotId && { spotId }), ...(hasIssues && { issues }), ...asked }),
    send: (json) => signedInAnswerOf(enquiries.listing.$post({ json })),
    revalidate: false,
    refuse(refusal) {
      if (refusal.code === 'offline') return { ...refusal, whole: OFFLINE }
      if (refusal.code === 'failed') return { ...refusal, whole: FAILED }
      const unseen = Object.entries(refusal.fields).find(([path]) => hasIssues && isOfDays(path))
      return unseen ? { ...refusal, whole: unseen[1] } : refusal
    },
    onDone: setSent,
    onRefused({ code }) {
      if (code !== 'unauthorized') return
      closeEnquiry()
      navigate(signInPath(intent, next), { state: { message: ENDED } })
    },
  })
  const { field, texts: values } = form

  // After the dialog was closed or the session ended, it opens with the same texts.
  const isSent = sent !== null
  useEffect(() => {
    if (isSent) return forgetInput(draft)
    const { listingId: _, website: __, ...texts } = values
    // For a printed title the address holds the days.
    if (hasIssues) keepInput(draft, { ...texts, startDate: '', endDate: '' })
    else keepInput(draft, texts)
  }, [isSent, values, draft, hasIssues])

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
          <Button slot="close" variant="ghost">
            Cancel
          </Button>
          <SubmitButton form={form.id} variant="accent" isPending={form.isPending} pendingLabel="Sending">
            Send enquiry
          </SubmitButton>
        </>
      }
    >
      <p className="text-ink-2">
        Our desk answers by mail or phone, and asks {subject.owner} if needed. It books nothing: use Book Now or Add to
        Campaign for that.
      </p>
      <SubjectBox {...subject} />
      <Form form={form} hasBanner aria-label={label} className="mt-4">
        <div className="space-y-3.5">
          <input type="hidden" name="listingId" value={subject.listingId} />
          <TextField multiline rows={3} label="Message" autoComplete="off" maxLength={2000} {...field('message')} />
          {days}
          <TextField label="Name" autoComplete="name" maxLength={100} {...field('name')} />
          <div className="grid items-start gap-x-4 gap-y-3.5 sm:grid-cols-2">
            <TextField label="Email" type="email" autoComplete="email" maxLength={254} {...field('email')} />
            <TextField label="Phone" type="tel" autoComplete="tel" maxLength={30} {...field('phone')} />
          </div>
          <TrapField name="website" label="Website" />
          <p className="text-xs text-ink-3">We use these details only to answer this enquiry.</p>
        </div>
      </Form>
    </Dialog>
  )
}
