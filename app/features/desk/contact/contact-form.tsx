import { hc } from 'hono/client'
import { CircleAlert } from 'lucide-react'
import { useRef, useState } from 'react'
import type { contactApi } from '../../../../worker/desk/contact.api.ts'
import {
  type ContactError,
  ContactFields,
  type ContactMessage,
  MIN_WRITING_MS,
} from '../../../../worker/desk/rules/support/ticket.ts'
import { TEAM_ANSWER } from '../../../../worker/kernel/rules/team-answer.ts'
import { API, answerOf, withJson } from '../../../api-client.ts'
import { Form } from '../../../kit/form/form.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import { Banner } from '../../../ui/banner.tsx'
import { FormAnswer } from '../../../ui/form-answer.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { PlainField } from '../../../ui/plain-field.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { TrapField } from '../../../ui/trap-field.tsx'

const { contact } = hc<typeof contactApi>(...API)

/** Tolerance between the clocks of browser and server. */
const MARGIN_MS = 50

/** Waits for the server's minimum time, by which it recognises scripts: a fast visitor is delayed, not refused. */
const untilBelievable = (elapsed: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, MIN_WRITING_MS + MARGIN_MS - elapsed)))

/**
 * Sends a message of the contact page.
 * @param wokeAt `performance.now()` at the visitor's first input
 * @throws RequestError bad_input or rate_limited; a network that fails throws as `fetch` does
 */
async function sendMessage(message: Omit<ContactMessage, 'elapsed'>, wokeAt: number): Promise<{ reference: string }> {
  await untilBelievable(performance.now() - wokeAt)
  const sent: ContactMessage = { ...message, elapsed: Math.round(performance.now() - wokeAt) }
  return answerOf(contact.$post({}, withJson(sent)))
}

export interface ContactFormProps {
  /** Reference of the message that was sent without scripts. */
  sent: string | null
  /** Errors of the submitted form. */
  errors: readonly ContactError[]
}

const FAILED = {
  offline: 'No connection. Your message is still here: please send it again when you are back online.',
  failed: 'Something went wrong on our side. Your message is still here: please try again.',
}

/** The same after a plain form POST: the browser still has the input, the page does not. */
const PLAIN_FIELDS: Partial<Record<ContactError, string>> = {
  name: 'Enter your name',
  email: 'Enter an email address, such as asha@example.in',
  message: 'Write your message, in at most 4,000 characters',
}
const GO_BACK = 'Go back in your browser to find your text as you left it.'
const PLAIN_FAILURES: Partial<Record<ContactError, string>> = {
  busy: `Too many messages came from your network. Please wait a minute. ${GO_BACK}`,
  failed: `Your message could not be sent. Please try once more. ${GO_BACK}`,
}

const newKey = () => crypto.randomUUID()

/** The contact form: a plain POST form that React takes over when it hydrates. */
export function ContactForm({ sent, errors }: ContactFormProps) {
  const [wokeAt] = useState(() => performance.now())
  const key = useRef<string>(undefined)
  const [filed, setFiled] = useState<string | null>(null)
  const form = useForm({
    schema: ContactFields,
    send({ name, email, message }, { topic = '' }) {
      // One key until the message has arrived, so that sending it again makes no second ticket.
      key.current ??= newKey()
      return sendMessage({ name, email, message, topic, key: key.current }, wokeAt)
    },
    keep: 'contact',
    resets: true,
    revalidate: false,
    refuse: (refusal) =>
      refusal.code === 'offline' || refusal.code === 'failed' ? { ...refusal, whole: FAILED[refusal.code] } : refusal,
    onDone({ reference }) {
      key.current = undefined
      setFiled(reference)
    },
  })
  const told = form.isSubmitted ? [] : errors
  const field = (name: 'name' | 'email' | 'message') => {
    const props = form.plain(name)
    return { ...props, problem: props.problem ?? (told.includes(name) ? PLAIN_FIELDS[name] : undefined) }
  }
  const [plain] = told.flatMap((error) => PLAIN_FAILURES[error] ?? [])
  const notice = plain ?? (told.length > 0 ? `Your message was not sent. ${GO_BACK}` : null)
  const reference = form.isSubmitted ? !form.refusal && !form.isPending && filed : sent

  return (
    <div className="self-start rounded-2xl border border-line bg-surface p-6 sm:p-9">
      <h2 id="write-to-us" className="text-xl">
        Write to us
      </h2>
      <div className="mt-5">
        <Form
          form={form}
          hasBanner
          data-live=""
          data-hold=""
          method="post"
          action="/api/contact"
          // Without scripts, text in Indian scripts is a third of its size in URL encoding.
          encType="multipart/form-data"
          aria-labelledby="write-to-us"
        >
          <div className="space-y-4">
            {reference && (
              <FormAnswer title="Thank you, your message has been sent" isFresh={filed !== null}>
                Your reference is <b className="num">{reference}</b>. We answer by email within {TEAM_ANSWER}.
              </FormAnswer>
            )}
            {notice && (
              <Banner icon={CircleAlert} tone="danger" role="alert">
                {notice}
              </Banner>
            )}
            <div className="grid gap-4 sm:grid-cols-2">
              <PlainField label="Name" autoComplete="name" maxLength={100} {...field('name')} />
              <PlainField label="Email" type="email" autoComplete="email" maxLength={254} {...field('email')} />
            </div>
            <PlainField label="Message" rows={6} maxLength={4000} description={<Purpose />} {...field('message')} />
            <TrapField name="topic" label="Leave this empty" />
          </div>
          <SubmitButton
            variant="accent"
            size="lg"
            isPending={form.isPending}
            pendingLabel="Sending your message"
            className="mt-5 max-sm:w-full"
          >
            Send Message
          </SubmitButton>
        </Form>
      </div>
    </div>
  )
}

const Purpose = () => (
  <>
    We answer by email within {TEAM_ANSWER}, and use your message only for that (
    <TextLink to="/privacy">privacy</TextLink>).
  </>
)
