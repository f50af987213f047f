import type { AuthConfig } from '@auth/core'
import type { ServiceContext } from '../context.ts'
import { createSession, endSession, findSession, type IssuedSession, type ProvenUser } from './session.server.ts'

// @auth/core runs the exchange of a credential for a session, and its end. It sees only requests that are made here: no
// address, query, cookie or body of a caller reaches it, for it answers 5xx to some of them. Its tokens are ours: opaque,
// with a record in KV (session.server.ts), so that they can be taken back.

const BASE = '/api/auth'
const COOKIE = 'session'

/** Loaded with the first sign-in: documents never need it, and it is half as large as the rest of the Worker. */
const loadAuth = () => import('@auth/core')

type Exchange = Pick<AuthConfig, 'providers' | 'jwt' | 'events'>

async function run(service: ServiceContext, action: string, cookie: string | null, exchange: Exchange): Promise<void> {
  const auth = await loadAuth()
  const request = new Request(`${service.origin}${BASE}/${action}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(cookie !== null && { Cookie: `${COOKIE}=${cookie}` }) },
    body: '{}',
  })
  const config: AuthConfig = {
    ...exchange,
    basePath: BASE,
    trustHost: true,
    secret: service.settings.authSecret,
    // The origin guard has judged the caller: worker/http/origin-guard.ts.
    skipCSRFCheck: auth.skipCSRFCheck,
    session: { strategy: 'jwt' },
    cookies: { sessionToken: { name: COOKIE } },
    // Whoever proves or ends something tells of its failure by itself.
    logger: { error: () => {}, warn: () => {}, debug: () => {} },
  }
  await auth.Auth(request, config)
}

/** Keeps what a step of the exchange answered or threw: @auth/core turns either into a redirect. */
function witness<A>() {
  let outcome: { answer: A } | { error: unknown } = { error: new Error('@auth/core left out a step') }
  return {
    async keep(step: () => Promise<A>): Promise<A> {
      try {
        outcome = { answer: await step() }
        return outcome.answer
      } catch (error) {
        outcome = { error }
        throw error
      }
    },
    tell(): A {
      if ('error' in outcome) throw outcome.error
      return outcome.answer
    },
  }
}

/**
 * Exchanges a proof of identity for a session, in place of the one that the caller may have had.
 * @param prove says whose identity it is, or throws why not
 * @param finish statements that are written with the session
 */
export async function startSession(
  service: ServiceContext,
  { remembered, prove }: { remembered: boolean; prove: () => Promise<ProvenUser> },
  finish: (user: ProvenUser) => Parameters<typeof createSession>[2],
): Promise<IssuedSession & { user: ProvenUser }> {
  const { default: Credentials } = await import('@auth/core/providers/credentials')
  const proof = witness<ProvenUser>()
  const issue = witness<IssuedSession>()
  await run(service, 'callback/credentials', null, {
    providers: [Credentials({ authorize: () => proof.keep(prove) })],
    jwt: {
      encode: async () => {
        const user = proof.tell()
        const session = { user, remembered, replaces: service.caller.token }
        return (await issue.keep(() => createSession(service, session, finish(user)))).token
      },
    },
  })
  const user = proof.tell()
  return { ...issue.tell(), user }
}

/**
 * Ends the session that the request came with, if it lives.
 * @param finish statements that are written with its end
 */
export async function stopSession(
  service: ServiceContext,
  finish: (userId: string) => Parameters<typeof endSession>[2],
): Promise<void> {
  const { token } = service.caller
  const signedIn = token === null ? null : await findSession(service, token)
  if (token === null || !signedIn) return
  const end = witness<void>()
  await run(service, 'signout', token, {
    providers: [],
    jwt: { decode: async () => ({ sub: signedIn.user.id }) },
    events: { signOut: () => end.keep(() => endSession(service, signedIn.session, finish(signedIn.user.id))) },
  })
  end.tell()
}
