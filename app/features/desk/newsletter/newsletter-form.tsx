import { hc } from 'hono/client'
import { CircleAlert, Mail } from 'lucide-react'
import { useState } from 'react'
import type { newsletterApi } from '../../../../worker/desk/newsletter.api.ts'
import { type NewsletterSource, SubscriptionFields } from '../../../../worker/desk/rules/newsletter.ts'
import { API, answerOf, withJson } from '../../../api-client.ts'
import { KeptForm } from '../../../kit/session/kept-form.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { FormAnswer } from '../../../ui/form-answer.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { PlainField } from '../../../ui/plain-field.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { usePostedForm } from '../../../ui/use-posted-form.ts'
import { type NewsletterState, newsletterError } from './newsletter-state.ts'

const { newsletter } = hc<typeof newsletterApi>(...API)

interface NewsletterFormProps extends NewsletterState {
  source: NewsletterSource
}

const FAILED = {
  offline: 'No connection. Your email is still here: please send it again when you are back online.',
  server: 'Something went wrong on our side. Your email is still here: please try again.',
}

/** Asks for an email address, which a mailed link confirms. A plain POST form that React takes over. */
export function NewsletterForm({ source, isSent, error }: NewsletterFormProps) {
  const [isTouched, setTouched] = useState(false)
  const { form, problems, failure, answer, isPending } = usePostedForm({
    schema: SubscriptionFields,
    failed: FAILED,
    async send({ email = '' }) {
      await answerOf(newsletter.$post({}, withJson({ email, source })))
      return true
    },
  })
  const told = isTouched ? null : error
  const notice = failure ?? (told && told !== 'email' ? newsletterError(told) : null)
  return (
    <form
      {...form}
      onSubmit={(event) => {
        setTouched(true)
        return form.onSubmit(event)
      }}
      id="newsletter"
      data-live=""
      data-hold=""
      method="post"
      action={`/api/newsletter?source=${source}`}
      className="mt-8 max-w-[30rem] scroll-mt-24 space-y-4"
    >
      <KeptForm form="newsletter" />
      {(answer || (isSent && !isTouched)) && (
        <FormAnswer title="Thank you. Please check your inbox" isFresh={answer !== null}>
          We sent a link to confirm your address. Nothing else follows until you open it.
        </FormAnswer>
      )}
      {notice && (
        <Banner icon={CircleAlert} tone="danger" role="alert">
          {notice}
        </Banner>
      )}
      <div className="flex items-start gap-2.5 max-sm:flex-col max-sm:items-stretch">
        <div className="min-w-0 flex-1">
          <PlainField
            label="Email address"
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            icon={Mail}
            description={
              <>
                One email when they are out. Nothing else (<TextLink to="/privacy">privacy</TextLink>).
              </>
            }
            problem={problems.email ?? (told === 'email' ? newsletterError(told) : undefined)}
          />
        </div>
        <SubmitButton
          variant="accent"
          isPending={isPending}
          pendingLabel="Sending your email address"
          className="h-11! sm:mt-7"
        >
          Tell me
        </SubmitButton>
      </div>
    </form>
  )
}
