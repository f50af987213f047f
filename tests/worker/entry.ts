import { api } from '../../worker/api.ts'

export { SignInThrottle } from '../../worker/identity/sign-in-throttle.hub.ts'
export { LiveHub } from '../../worker/live/live.hub.ts'

export default api
