import type { ServiceContext } from '../context.ts'

/** What a Hono handler finds: the bindings, and the service context as `c.var.service`. */
export interface ApiEnv {
  Bindings: Env
  Variables: { service: ServiceContext }
}
