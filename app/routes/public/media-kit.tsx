import { listRateCards } from '../../../worker/catalogue/rate-card.server.ts'
import { call } from '../../context.ts'
import { documentHeaders, publicData } from '../../document-headers.ts'
import { RateCards } from '../../features/catalogue/media-kit/rate-cards.tsx'
import { isOwn, readNewsletterState } from '../../features/desk/newsletter/newsletter-state.ts'
import { upcomingPage } from '../../features/desk/newsletter/upcoming-pages.ts'
import { UpcomingView } from '../../features/desk/newsletter/upcoming-view.tsx'
import { pageMeta } from '../../meta.ts'
import type { Route } from './+types/media-kit'

export const headers = documentHeaders

export const loader = ({ context, url }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const answer = { cards: await listRateCards(service), state: readNewsletterState(url.searchParams) }
    return isOwn(answer.state) ? answer : publicData(answer, ['catalogue', 'content'])
  })

const PAGE = upcomingPage('media-kit')

export const meta: Route.MetaFunction = ({ matches }) => pageMeta({ ...PAGE, path: '/media-kit' }, matches)

export default function MediaKit({ loaderData: { cards, state } }: Route.ComponentProps) {
  return (
    <>
      <UpcomingView page={PAGE} state={state} />
      <RateCards cards={cards} />
    </>
  )
}
