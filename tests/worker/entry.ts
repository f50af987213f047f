import { api } from '../../worker/api.ts'
import { scheduled } from '../../worker/scheduled.ts'

export { SignInThrottle } from '../../worker/identity/sign-in-throttle.hub.ts'
export { LiveHub } from '../../worker/kernel/live/live.hub.ts'
export { BookingSweeper } from '../../worker/sweeper.hub.ts'

export default { fetch: api.fetch, scheduled } satisfies ExportedHandler<Env>
