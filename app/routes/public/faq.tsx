import { parseSearch } from '../../../worker/kernel/rules/parse.ts'
import { call } from '../../context.ts'
import { documentHeaders, publicData } from '../../document-headers.ts'
import { FaqView } from '../../features/desk/faq/faq-view.tsx'
import { QUESTION_GROUPS } from '../../features/desk/faq/questions.ts'
import { FAQ, FaqQuery, findQuestions, withName } from '../../features/desk/faq/search.ts'
import { faqData } from '../../features/desk/faq/structured-data.ts'
import { errorMeta, pageMeta } from '../../meta.ts'
import { breadcrumbData } from '../../seo/structured-data.ts'
import { documentSite } from '../catalogue/document-categories.ts'
import type { Route } from './+types/faq'

export const headers = documentHeaders

export const loader = ({ context, url }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const { q } = parseSearch(FaqQuery, url.searchParams)
    const { identity } = await documentSite(service, url)
    return publicData({ q, groups: findQuestions(withName(QUESTION_GROUPS, identity.name), q) }, ['content'])
  })

export const meta: Route.MetaFunction = ({ loaderData, error, location, matches }) => {
  if (!loaderData) return errorMeta(error, matches)
  return pageMeta(
    {
      title: 'FAQ: booking and selling media on {name}',
      description:
        'How booking works, what prices include, how media owners are verified, which files can be uploaded: answers for advertisers and media owners.',
      path: FAQ,
      // One canonical page for all searches.
      noindex: location.search !== '',
      machines: import.meta.env.SSR && {
        data: [breadcrumbData([{ label: 'FAQ', to: FAQ }]), faqData(loaderData.groups)],
      },
    },
    matches,
  )
}

export default function Faq({ loaderData }: Route.ComponentProps) {
  return <FaqView {...loaderData} />
}
