import { api } from '../../worker/api.ts'

/** Each address that an app answers, once: `GET /api/campaigns/:id`. */
export const routesOf = ({ routes }: Pick<typeof api, 'routes'> = api): string[] => [
  ...new Set(routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`)),
]
