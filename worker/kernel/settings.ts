import { DomainError } from './rules/errors.ts'
import type { ThrottleRules } from './rules/identity/throttle.ts'

declare global {
  interface Env {
    /** A secret of the deployment; it is not in wrangler.toml. */
    AUTH_SECRET?: string
    /** The secret that AUTH_SECRET replaced, while something that it made is still in use. */
    AUTH_SECRET_PREVIOUS?: string
    /** An OpenAI-compatible language model for the planner. Unless all three are set, the embedded planner answers. */
    LLM_BASE_URL?: string
    LLM_KEY?: string
    LLM_MODEL?: string
    /** "true" lets demo mode work at an address that others can reach: a public try-out, with data of no value. */
    DEMO_MODE_IN_PUBLIC?: string
    /** Names one `npm start`, which asks its server for it. */
    START_ID?: string
  }
}

/** The secrets of the deployment: the first makes, all of them read. The others are those that it replaced. */
export type AuthSecrets = readonly [string, ...string[]]

/** Decisions of the operator, read from wrangler.toml and the secrets. */
export interface Settings {
  /** They encrypt second factors; the first is the secret of @auth/core too. */
  authSecrets: AuthSecrets
  demoMode: boolean
  /** Receives enquiries and messages. */
  teamEmail: string
  /** Shown as our address until staff save another. */
  supportEmail: string
  adminIdleMinutes: number
  signInThrottle: ThrottleRules
  /** Attempts at one account from everywhere, browsers that it knows left out. */
  accountThrottle: ThrottleRules
  /** The language model of the planner; null when none is configured. */
  provider: { baseUrl: string; key: string; model: string } | null
  /** Turns of the planner a day: with the language model for guests and for accounts, and with the embedded planner. */
  plannerTurns: { guest: number; account: number; embedded: number }
  /** Plans that may be shared a day, by a network of guests and by an account. */
  plannerShares: { guest: number; account: number }
}

/** Not a secret: it only serves browsers on the machine that runs the Worker. */
const LOCAL_SECRET = 'adchowk on this machine only, nothing to keep'
const MIN_SECRET_CHARS = 32
const DAY_SECONDS = 24 * 60 * 60

/** `localhost` and its addresses, which no other machine can reach. */
export const isLoopback = ({ hostname }: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

const isHere = ({ APP_ORIGIN: origin }: Pick<Env, 'APP_ORIGIN'>) => URL.canParse(origin) && isLoopback(new URL(origin))

/** @throws DomainError unavailable when others could reach a product without its own secret */
function authSecretsOf(env: Env): AuthSecrets {
  const { AUTH_SECRET: secret, AUTH_SECRET_PREVIOUS: previous } = env
  if (secret && secret.length >= MIN_SECRET_CHARS) return previous ? [secret, previous] : [secret]
  if (!secret && isHere(env)) return [LOCAL_SECRET]
  throw new DomainError('unavailable', 'Accounts are not set up here yet')
}

/**
 * True when the demo accounts work: their passwords are public, so it takes two settings at an address that others can
 * reach.
 */
const isDemo = (env: Pick<Env, 'APP_ORIGIN' | 'DEMO_MODE' | 'DEMO_MODE_IN_PUBLIC'>) =>
  `${env.DEMO_MODE}` === 'true' && (isHere(env) || `${env.DEMO_MODE_IN_PUBLIC}` === 'true')

/** True for an address whose traffic cannot be read on the way. */
const isPrivateAddress = (url: string) =>
  URL.canParse(url) && (new URL(url).protocol === 'https:' || isLoopback(new URL(url)))

/**
 * Problems that an operator has to mend before the site works for others, a sentence each, without the value of a
 * secret. On this machine nothing has to be set.
 */
export function configurationProblems(env: Env): string[] {
  if (isHere(env)) return []
  const { AUTH_SECRET: secret, APP_ORIGIN: origin, LLM_BASE_URL: url, LLM_KEY: key, LLM_MODEL: model } = env
  const provider = [url, key, model].filter(Boolean).length
  const isPlaceholder = (address: string) => address.endsWith('.example')
  return [
    !(URL.canParse(origin) && new URL(origin).protocol === 'https:') &&
      `APP_ORIGIN is the address of the site, https://…; it is ${JSON.stringify(origin)}`,
    !secret && 'AUTH_SECRET is missing: npx wrangler secret put AUTH_SECRET',
    secret && secret.length < MIN_SECRET_CHARS && `AUTH_SECRET takes ${MIN_SECRET_CHARS} characters or more`,
    `${env.DEMO_MODE}` === 'true' &&
      !isDemo(env) &&
      'DEMO_MODE is on, and works in public only with DEMO_MODE_IN_PUBLIC',
    isPlaceholder(env.MAIL_FROM) && `MAIL_FROM is still ${env.MAIL_FROM}: no mail arrives`,
    isPlaceholder(env.TEAM_EMAIL) && `TEAM_EMAIL is still ${env.TEAM_EMAIL}: nobody reads enquiries`,
    provider > 0 && provider < 3 && 'LLM_BASE_URL, LLM_MODEL and LLM_KEY belong together: the embedded planner answers',
    url && !isPrivateAddress(url) && 'LLM_BASE_URL is not an https address: the embedded planner answers',
  ].filter((problem): problem is string => typeof problem === 'string' && problem !== '')
}

function providerOf({ LLM_BASE_URL: baseUrl, LLM_KEY: key, LLM_MODEL: model }: Env): Settings['provider'] {
  return baseUrl && isPrivateAddress(baseUrl) && key && model ? { baseUrl, key, model } : null
}

export function readSettings(env: Env): Settings {
  return {
    // A getter: without a secret the public site still works.
    get authSecrets() {
      return authSecretsOf(env)
    },
    demoMode: isDemo(env),
    adminIdleMinutes: Number(env.ADMIN_IDLE_MINUTES),
    signInThrottle: {
      free: Number(env.SIGN_IN_TRIES),
      baseSeconds: Number(env.SIGN_IN_WAIT_SECONDS),
      maxSeconds: Number(env.SIGN_IN_MAX_SECONDS),
      memorySeconds: Number(env.SIGN_IN_MAX_SECONDS),
    },
    accountThrottle: {
      free: Number(env.SIGN_IN_ACCOUNT_TRIES),
      baseSeconds: Number(env.SIGN_IN_WAIT_SECONDS),
      maxSeconds: Number(env.SIGN_IN_MAX_SECONDS),
      memorySeconds: DAY_SECONDS,
    },
    provider: providerOf(env),
    plannerTurns: {
      guest: Number(env.PLANNER_GUEST_TURNS),
      account: Number(env.PLANNER_ACCOUNT_TURNS),
      embedded: Number(env.PLANNER_EMBEDDED_TURNS),
    },
    plannerShares: { guest: Number(env.PLANNER_GUEST_SHARES), account: Number(env.PLANNER_ACCOUNT_SHARES) },
    teamEmail: env.TEAM_EMAIL,
    supportEmail: env.SUPPORT_EMAIL,
  }
}
