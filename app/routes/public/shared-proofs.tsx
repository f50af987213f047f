import { getShared } from '../../../worker/booking/proofs/shares.server.ts'
import { call } from '../../context.ts'
import { SharedView } from '../../features/campaigns/shared-proofs/shared-view.tsx'
import { StatBand } from '../../features/shell/dashboard/stat-band.tsx'
import { errorMeta, linkHeaders, pageMeta } from '../../meta.ts'
import type { Route } from './+types/shared-proofs'

export const loader = ({ context, params: { token } }: Route.LoaderArgs) =>
  call(context, async (service) => ({ proofs: await getShared(service, token), token, now: service.now.getTime() }))

export const headers = linkHeaders

export const meta: Route.MetaFunction = ({ loaderData, error, matches }) =>
  loaderData
    ? pageMeta(
        {
          title: `${loaderData.proofs.name}, proof of display`,
          description: 'Photos and figures of a campaign.',
          path: `/proofs/${loaderData.token}`,
          noindex: true,
        },
        matches,
      )
    : errorMeta(error, matches)

function toldText(told: number, photos: number): string {
  if (photos === 0) return 'none yet'
  return told === photos ? 'with their time and place' : `${told} of them with time and place`
}

export default function SharedProofsPage({ loaderData: { proofs, token, now } }: Route.ComponentProps) {
  const { running, places, photos, told, placed, near, accepted, proven } = proofs.counts
  return (
    <SharedView
      proofs={proofs}
      now={now}
      srcOf={({ key }, width) => `/proofs/${token}/${width}/${key}.webp`}
      map={null}
      figures={
        <StatBand
          stats={[
            { label: 'Places running', value: running, note: `of ${places}` },
            { label: 'Photos', value: photos, note: toldText(told, photos) },
            { label: 'Within 150 m', value: placed === 0 ? '–' : `${near} of ${placed}`, note: 'of the booked pin' },
            { label: 'Accepted', value: `${accepted} of ${proven}`, note: 'places with proofs' },
          ]}
        />
      }
    />
  )
}
