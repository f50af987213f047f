import { DomainError } from './domain/errors.ts'
import type { ThrottleRules } from './domain/identity/throttle.ts'

declare global {
  interface Env {
    /** A secret of the deployment; it is not in wrangler.toml. */
    AUTH_SECRET?: string
    /** An OpenAI-compatible language model for the planner. Unless all three are set, the embedded planner answers. */
    LLM_BASE_URL?: string
    LLM_KEY?: string
    LLM_MODEL?: string
  }
}

/** Decisions of the operator, read from wrangler.toml and the secrets. */
export interface Settings {
  /** Encrypts second factors, and is the secret of @auth/core. */
  authSecret: string
  demoMode: boolean
  /** Receives enquiries and messages. */
  teamEmail: string
  adminIdleMinutes: number
  signInThrottle: ThrottleRules
  /** The language model of the planner; null when none is configured. */
  provider: { baseUrl: string; key: string; model: string } | null
  /** Turns of the planner a day: with the language model for guests and for accounts, and with the embedded planner. */
  plannerTurns: { guest: number; account: number; embedded: number }
}

/** Not a secret: it only serves browsers on the machine that runs the Worker. */
const LOCAL_SECRET = 'adchowk on this machine only, nothing to keep'
const MIN_SECRET_CHARS = 32

/** `localhost` and its addresses, which no other machine can reach. */
export const isLoopback = ({ hostname }: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

/** @throws DomainError unavailable when others could reach a product without its own secret */
function authSecretOf({ AUTH_SECRET: secret, APP_ORIGIN: origin }: Env): string {
  if (secret && secret.length >= MIN_SECRET_CHARS) return secret
  if (!secret && isLoopback(new URL(origin))) return LOCAL_SECRET
  // biome-ignore lint/suspicious/noConsole: only the operator can fix it
  console.error(`AUTH_SECRET takes ${MIN_SECRET_CHARS} characters or more: npx wrangler secret put AUTH_SECRET`)
  throw new DomainError('unavailable', 'Accounts are not set up here yet')
}

function providerOf({ LLM_BASE_URL: baseUrl, LLM_KEY: key, LLM_MODEL: model }: Env): Settings['provider'] {
  return baseUrl && key && model ? { baseUrl, key, model } : null
}

export function readSettings(env: Env): Settings {
  return {
    // A getter: without a secret the public site still works.
    get authSecret() {
      return authSecretOf(env)
    },
    demoMode: `${env.DEMO_MODE}` === 'true',
    adminIdleMinutes: Number(env.ADMIN_IDLE_MINUTES),
    signInThrottle: {
      free: Number(env.SIGN_IN_TRIES),
      baseSeconds: Number(env.SIGN_IN_WAIT_SECONDS),
      maxSeconds: Number(env.SIGN_IN_MAX_SECONDS),
    },
    provider: providerOf(env),
    plannerTurns: {
      guest: Number(env.PLANNER_GUEST_TURNS),
      account: Number(env.PLANNER_ACCOUNT_TURNS),
      embedded: Number(env.PLANNER_EMBEDDED_TURNS),
    },
    teamEmail: env.TEAM_EMAIL,
  }
}
