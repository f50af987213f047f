import type { AuthConfig } from '@auth/core'
import type { ServiceContext } from '../kernel/context.ts'
import { createSession, endSession, findSession, type IssuedSession, type ProvenUser } from './session.server.ts'

// @auth/core exchanges a credential for a session, and ends sessions. README.md in this folder lists our own parts, and
// the reason for each disabled feature.

const BASE = '/api/auth'
const COOKIE = 'session'

/** Loaded with the first sign-in: documents never need it, and it is half as large as the rest of the Worker. */
const loadAuth = () => import('@auth/core')

/** @auth/core wraps an error of a callback in another error. */
const reasonOf = (error: unknown) =>
  error instanceof Error && typeof error.cause === 'object' && error.cause !== null && 'err' in error.cause
    ? error.cause.err
    : error

/**
 * Runs one action of @auth/core on a request that is made here. Returns the session token that it sets, if any.
 * @throws the errors of its callbacks
 */
async function runAction(
  service: ServiceContext,
  { action, token }: { action: 'callback/credentials' | 'signout'; token: string | null },
  callbacks: Pick<AuthConfig, 'providers' | 'jwt' | 'events'>,
): Promise<string | undefined> {
  const auth = await loadAuth()
  const request = new Request(`${service.origin}${BASE}/${action}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token !== null && { Cookie: `${COOKIE}=${token}` }) },
    body: '{}',
  })
  const failures: Error[] = []
  const config: Omit<AuthConfig, 'raw'> = {
    ...callbacks,
    basePath: BASE,
    trustHost: true,
    secret: service.settings.authSecrets[0],
    skipCSRFCheck: auth.skipCSRFCheck,
    session: { strategy: 'jwt' },
    cookies: { sessionToken: { name: COOKIE } },
    // A failed sign-out is only logged, never thrown.
    logger: { error: (failure: Error) => void failures.push(failure), warn: () => {}, debug: () => {} },
  }
  const { cookies } = await auth.Auth(request, { ...config, raw: auth.raw }).catch((failure) => {
    throw reasonOf(failure)
  })
  for (const failure of failures) throw reasonOf(failure)
  return cookies?.find(({ name }) => name === COOKIE)?.value
}

/**
 * Exchanges a proof of identity for a session. It replaces the session that the caller may have had.
 * @param prove returns the user, or throws the reason for the refusal
 * @param finish statements that are written in the same batch as the session
 */
export async function startSession(
  service: ServiceContext,
  { remembered, prove }: { remembered: boolean; prove: () => Promise<ProvenUser> },
  finish: (user: ProvenUser) => Parameters<typeof createSession>[2],
): Promise<IssuedSession & { user: ProvenUser }> {
  const { default: Credentials } = await import('@auth/core/providers/credentials')
  const proof: { user?: ProvenUser } = {}
  const provenUser = () => {
    if (!proof.user) throw new Error('@auth/core issued a session without a proof')
    return proof.user
  }
  const token = await runAction(
    service,
    { action: 'callback/credentials', token: null },
    {
      providers: [
        Credentials({
          authorize: async () => {
            proof.user = await prove()
            return proof.user
          },
        }),
      ],
      jwt: {
        encode: async () => {
          const user = provenUser()
          const session = { user, remembered, replaces: service.caller.token }
          return (await createSession(service, session, finish(user))).token
        },
      },
    },
  )
  if (token === undefined) throw new Error('@auth/core issued no session')
  return { token, remembered, user: provenUser() }
}

/**
 * Ends the session of the request, if it is alive.
 * @param finish statements that are written in the same batch as its end
 */
export async function stopSession(
  service: ServiceContext,
  finish: (userId: string) => Parameters<typeof endSession>[2],
): Promise<void> {
  const { token } = service.caller
  const signedIn = token === null ? null : await findSession(service, token)
  if (token === null || !signedIn) return
  await runAction(
    service,
    { action: 'signout', token },
    {
      providers: [],
      jwt: { decode: async () => ({ sub: signedIn.user.id }) },
      events: { signOut: () => endSession(service, signedIn.session, finish(signedIn.user.id)) },
    },
  )
}
