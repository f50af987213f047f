import { api } from '../../worker/api.ts'

export { Backoff } from '../../worker/identity/backoff.hub.ts'
export { LiveHub } from '../../worker/live/live.hub.ts'

export default api
