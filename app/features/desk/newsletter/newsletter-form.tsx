import { hc } from 'hono/client'
import { CircleAlert, Mail } from 'lucide-react'
import { useState } from 'react'
import type { newsletterApi } from '../../../../worker/desk/newsletter.api.ts'
import { type NewsletterSource, SubscriptionFields } from '../../../../worker/desk/rules/newsletter.ts'
import { API, answerOf, withJson } from '../../../api-client.ts'
import { Form } from '../../../kit/form/form.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import { Banner } from '../../../ui/banner.tsx'
import { FormAnswer } from '../../../ui/form-answer.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { PlainField } from '../../../ui/plain-field.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { type NewsletterState, newsletterError } from './newsletter-state.ts'

const { newsletter } = hc<typeof newsletterApi>(...API)

interface NewsletterFormProps extends NewsletterState {
  source: NewsletterSource
}

const FAILED = {
  offline: 'No connection. Your email is still here: please send it again when you are back online.',
  failed: 'Something went wrong on our side. Your email is still here: please try again.',
}

/** Asks for an email address, which a mailed link confirms. A plain POST form that React takes over. */
export function NewsletterForm({ source, isSent, error }: NewsletterFormProps) {
  const [isAsked, setAsked] = useState(false)
  const form = useForm({
    schema: SubscriptionFields,
    send: ({ email }) => answerOf(newsletter.$post({}, withJson({ email, source }))),
    keep: 'newsletter',
    resets: true,
    revalidate: false,
    refuse: (refusal) =>
      refusal.code === 'offline' || refusal.code === 'failed' ? { ...refusal, whole: FAILED[refusal.code] } : refusal,
    onDone: () => setAsked(true),
  })
  const told = form.isSubmitted ? null : error
  const notice = told && told !== 'email' ? newsletterError(told) : null
  const { problem, ...field } = form.plain('email')
  const isAnswered = form.isSubmitted ? !form.refusal && !form.isPending && isAsked : isSent
  return (
    <div id="newsletter" className="mt-8 max-w-[30rem] scroll-mt-24">
      <Form form={form} hasBanner data-live="" data-hold="" method="post" action={`/api/newsletter?source=${source}`}>
        <div className="space-y-4">
          {isAnswered && (
            <FormAnswer title="Thank you. Please check your inbox" isFresh={isAsked}>
              We sent a link to confirm your address. You get no other mail until you open it.
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
                type="email"
                autoComplete="email"
                maxLength={254}
                icon={Mail}
                description={
                  <>
                    One email when they are out, nothing more (<TextLink to="/privacy">privacy</TextLink>).
                  </>
                }
                {...field}
                problem={problem ?? (told === 'email' ? newsletterError(told) : undefined)}
              />
            </div>
            <SubmitButton
              variant="accent"
              isPending={form.isPending}
              pendingLabel="Sending your email address"
              className="h-11! sm:mt-7"
            >
              Notify me
            </SubmitButton>
          </div>
        </div>
      </Form>
    </div>
  )
}
