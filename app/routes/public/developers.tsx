import { describeApi } from '../../../worker/doors/openapi/openapi.server.ts'
import { getSender } from '../../../worker/kernel/platform/settings.server.ts'
import { call } from '../../context.ts'
import { documentHeaders, publicData } from '../../document-headers.ts'
import { DevelopersView } from '../../features/desk/developers/developers-view.tsx'
import { readOperations } from '../../features/desk/developers/operations.ts'
import { pageMeta } from '../../meta.ts'
import type { Route } from './+types/developers'

export const headers = documentHeaders

export const loader = ({ context }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const { name } = await getSender(service)
    return publicData(readOperations(await describeApi({ origin: service.origin, name })), ['content'])
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'The API for developers',
      description:
        'Read the catalogue of {{name}} as JSON: categories, listings with every rate and free date, search. No key, one OpenAPI document.',
      path: '/developers',
    },
    matches,
  )

export default function Developers({ loaderData }: Route.ComponentProps) {
  return <DevelopersView operations={loaderData} />
}
