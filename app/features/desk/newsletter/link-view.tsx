import { CircleAlert, Link2Off, type LucideIcon, Mail, MailCheck, MailX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIdentity } from '../../../site.ts'
import { buttonStyles } from '../../../ui/button-styles.ts'
import { LinkButton, TextLink } from '../../../ui/link.tsx'

/** The page behind a mailed link: a button, or the result. */
export type LinkState =
  | { kind: 'ask'; token: string }
  | { kind: 'none' }
  | { kind: 'done' }
  | { kind: 'dead' }
  | { kind: 'failed' }

/** State in the page's address; of the address only the token is shown again. */
export function readLinkState(search: URLSearchParams): LinkState {
  const token = search.get('token')
  if (token) return { kind: 'ask', token: token.slice(0, 200) }
  const result = search.get('result')
  if (result === 'done' || result === 'dead' || result === 'failed') return { kind: result }
  return { kind: 'none' }
}

interface Words {
  icon: LucideIcon
  title: string
  text: string
}

const PAGES = {
  confirm: {
    button: 'Subscribe',
    ask: {
      icon: Mail,
      title: 'Subscribe to our newsletter?',
      text: 'Press the button to get a mail about new case studies, reports, webinars and rate cards. You can leave with one click in any of our mails.',
    },
    done: {
      icon: MailCheck,
      title: 'Your email is confirmed',
      text: 'We write only when something new is out. Every mail has a link to leave.',
    },
    none: {
      icon: Mail,
      title: 'Confirm your email',
      text: 'Open the link in the mail that we sent you. It works once.',
    },
    dead: {
      icon: Link2Off,
      title: 'This link no longer works',
      text: 'A confirmation link works once and for seven days. If you have already confirmed, you need do nothing. Otherwise enter your email again.',
    },
  },
  leave: {
    button: 'Unsubscribe',
    ask: { icon: MailX, title: 'Leave the newsletter?', text: 'Press the button and you get no more newsletters.' },
    done: {
      icon: MailCheck,
      title: 'You have left the newsletter',
      text: 'You get no more newsletters. You can join again at any time.',
    },
    none: { icon: Mail, title: 'Leave the newsletter', text: 'Open the unsubscribe link in one of our mails.' },
    dead: {
      icon: Link2Off,
      title: 'This link is not complete',
      text: 'Part of it may be missing. Open it from the mail again, or write to us to leave the list.',
    },
  },
} satisfies Record<string, { button: string } & Record<Exclude<LinkState['kind'], 'failed'>, Words>>

const FAILED: Words = {
  icon: CircleAlert,
  title: 'That did not work',
  text: 'The fault is on our side. Please open the link in the mail again; it still works.',
}

/**
 * Page behind a mailed link: a form that works without scripts. Programs that scan mail open links, but do not press
 * buttons.
 */
export function LinkView({ page, state }: { page: keyof typeof PAGES; state: LinkState }) {
  const { button, ...said } = PAGES[page]
  const words = state.kind === 'failed' ? FAILED : said[state.kind]
  return (
    <Frame {...words}>
      {state.kind === 'ask' ? (
        <form method="post" action={`/api/newsletter/${page}`}>
          <input type="hidden" name="token" value={state.token} />
          <button type="submit" className={buttonStyles({ variant: 'accent', size: 'lg' })}>
            {button}
          </button>
        </form>
      ) : (
        <>
          <LinkButton to="/category" variant="accent">
            Browse media
          </LinkButton>
          <LinkButton to="/case-studies" variant="outline">
            Enter an email
          </LinkButton>
        </>
      )}
    </Frame>
  )
}

const Frame = ({ icon: Icon, title, text, children }: Words & { children: ReactNode }) => {
  const site = useIdentity()
  return (
    <div className="page max-w-[40rem]! py-16 lg:py-24">
      <span className="grid size-14 place-items-center rounded-xl bg-accent-soft text-accent-deep">
        <Icon aria-hidden className="size-7" strokeWidth={1.75} />
      </span>
      <h1 className="mt-6 text-4xl">{title}</h1>
      <p className="mt-3 text-lg text-ink-2">{text}</p>
      <div className="mt-8 flex flex-wrap gap-3">{children}</div>
      <p className="mt-8 text-sm text-ink-3">
        A question? <TextLink to={`mailto:${site.email}`}>{site.email}</TextLink>
      </p>
    </div>
  )
}
