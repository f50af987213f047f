import type { ServiceContext } from '../context.ts'

/** The environment of a Hono handler: bindings, and the service context as `c.var.service`. */
export interface ApiEnv {
  Bindings: Env
  Variables: { service: ServiceContext }
}
