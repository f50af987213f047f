import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { withReturn } from '../../../../worker/identity/rules/return-address.ts'
import type { CurrentUser } from '../../../../worker/kernel/rules/identity/user.ts'
import type { Invitation } from '../../../../worker/organisations/owners/join.server.ts'
import { RIGHT_LABELS, RIGHT_TEXTS } from '../../../../worker/organisations/rules/owners/team.ts'
import { useMutation } from '../../../kit/mutation/use-mutation.ts'
import { logout } from '../../../kit/session/auth.ts'
import { useIdentity } from '../../../site.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { LinkButton } from '../../../ui/link.tsx'
import { RefusalLine } from '../../../ui/refusal-line.tsx'
import { joinTeam } from './join.queries.ts'

interface JoinViewProps {
  /** Invitation of the link; null for an unknown link. */
  invitation: Invitation | null
  token: string
  user: CurrentUser | null
  /** Button that mails the confirmation link again. */
  resend: ReactNode
}

const GONE = {
  none: {
    title: 'Invitation not found',
    text: 'The link may be incomplete. Open it from the mail again. Old invitations are deleted.',
  },
  accepted: { title: 'This invitation was used', text: 'Each link works once.' },
  revoked: {
    title: 'This invitation was withdrawn',
    text: 'The company, or a change in its team, has ended it. Ask for a new one.',
  },
  expired: {
    title: 'This invitation has expired',
    text: 'Links work for seven days. Ask the company for a new one.',
  },
} as const

/** Invitation to the team of an owner, with the conditions to accept it. */
export function JoinView({ invitation, token, user, resend }: JoinViewProps) {
  const site = useIdentity()

  const isMember = invitation !== null && user !== null && invitation.usedBy === user.id
  if (!invitation || (invitation.state !== 'open' && !isMember)) {
    const { title, text } = GONE[!invitation || invitation.state === 'open' ? 'none' : invitation.state]
    return (
      <Frame title={title} lead={text}>
        <LinkButton to={user ? '/dashboard' : '/'} variant="outline">
          {user ? 'To your dashboard' : 'To the start page'}
        </LinkButton>
      </Frame>
    )
  }
  const { owner, right } = invitation
  const team = `/dashboard/team?${new URLSearchParams({ owner: owner.id })}`
  if (isMember) {
    return (
      <Frame title={`You belong to ${owner.name}`} lead="You have used this invitation.">
        <LinkButton to={team} variant="accent">
          Open the team
        </LinkButton>
      </Frame>
    )
  }
  return (
    <Frame
      title={`Join ${owner.name}`}
      lead={`The company in ${owner.city} invites ${invitation.email} to its team on ${site.name}.`}
    >
      <dl className="basis-full text-sm">
        <dt className="text-ink-3">Your right</dt>
        <dd>
          <b>{RIGHT_LABELS[right]}</b>: {RIGHT_TEXTS[right].replace(/^./, (letter) => letter.toLowerCase())}
        </dd>
      </dl>
      <NextStep invitation={invitation} token={token} user={user} resend={resend} team={team} />
    </Frame>
  )
}

function NextStep({
  invitation: { email, owner },
  token,
  user,
  resend,
  team,
}: Omit<JoinViewProps, 'invitation'> & { invitation: Invitation; team: string }) {
  const next = `/join/${token}`
  if (!user) {
    return (
      <>
        <p className="basis-full text-sm text-ink-2">
          Sign in with the account of {email}. If you have none, create a media owner account with that address.
        </p>
        <LinkButton to={withReturn('/signin', next)} variant="accent">
          Sign in
        </LinkButton>
        <LinkButton to={`/signup?${new URLSearchParams({ role: 'mediaOwner', next })}`} variant="outline">
          Create an account
        </LinkButton>
      </>
    )
  }
  if (user.email !== email) {
    return (
      <>
        <p className="basis-full text-sm text-ink-2">
          You are signed in as {user.email}. Only the account of {email} can join by this link.
        </p>
        <SignOut />
      </>
    )
  }
  if (user.role !== 'mediaOwner') {
    return (
      <p className="basis-full text-sm text-ink-2">
        Your account {user.role === 'advertiser' ? 'is that of an advertiser' : 'belongs to our staff'}, and only
        accounts of media owners can join a team, because buyers and sellers have separate accounts. Ask {owner.name} to
        invite another address of yours, and create a media owner account with it.
      </p>
    )
  }
  if (!user.emailVerified) return <Confirm email={email} resend={resend} />
  return <Accept token={token} owner={owner.name} team={team} />
}

/** Signs out and returns to this page. */
function SignOut() {
  const { run, isPending } = useMutation(logout, { failed: 'You are still signed in' })
  return (
    <Button variant="accent" isPending={isPending} pendingLabel="Signing out" onPress={() => run()}>
      Sign out and use that address
    </Button>
  )
}

function Confirm({ email, resend }: { email: string; resend: ReactNode }) {
  // Reads the page again: its loader knows whether the address is confirmed.
  const { run, isPending } = useMutation(async () => undefined)
  return (
    <>
      <p className="basis-full text-sm text-ink-2">
        Confirm your email first: we sent a link to {email}. Then come back here, or open the invitation again.
      </p>
      <Button variant="accent" isPending={isPending} pendingLabel="Checking" onPress={() => run()}>
        I have confirmed it
      </Button>
      {resend}
    </>
  )
}

function Accept({ token, owner, team }: { token: string; owner: string; team: string }) {
  const navigate = useNavigate()
  const { run, isPending, refusal } = useMutation(() => joinTeam(token), {
    done: `You belong to ${owner}`,
    onDone: () => navigate(team, { replace: true }),
  })

  return (
    <>
      <Button variant="accent" size="lg" isPending={isPending} pendingLabel="Joining" onPress={() => run()}>
        Join the team
      </Button>
      <div className="basis-full">
        <RefusalLine text={refusal?.whole ?? null} />
      </div>
    </>
  )
}

const Frame = ({ title, lead, children }: { title: string; lead: string; children: ReactNode }) => (
  <div className="page grid min-h-[60dvh] content-center py-12">
    <Card className="mx-auto w-full max-w-140 p-6 sm:p-8">
      <h1 className="text-2xl wrap-anywhere lg:text-3xl">{title}</h1>
      <p className="mt-2 wrap-anywhere text-ink-2">{lead}</p>
      <div className="mt-6 flex flex-wrap gap-3">{children}</div>
    </Card>
  </div>
)
