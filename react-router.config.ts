import type { Config } from '@react-router/dev/config'

// All routes are known to the first page: no /__manifest request for each new link on screen.
export default { ssr: true, routeDiscovery: { mode: 'initial' } } satisfies Config
