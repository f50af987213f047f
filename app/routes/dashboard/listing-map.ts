import { call } from '../../context.ts'
import { FRAMES } from '../../kit/map/frames.gen.ts'
import type { Route } from './+types/listing-map'
import { signedInUser } from './signed-in.ts'

/** Map of a city, for a form in which the city was changed. */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  call(context, async (service) => {
    await signedInUser(service, url)
    return { frame: FRAMES[url.searchParams.get('city') ?? ''] ?? null }
  })
