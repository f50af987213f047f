import { parseSearch } from '../../../worker/kernel/rules/parse.ts'
import { call } from '../../context.ts'
import { documentHeaders, publicData } from '../../document-headers.ts'
import { FaqView } from '../../features/desk/faq/faq-view.tsx'
import { FAQ_PAGE, readGroups } from '../../features/desk/faq/questions.ts'
import { FAQ, FaqQuery, findQuestions } from '../../features/desk/faq/search.ts'
import { faqData } from '../../features/desk/faq/structured-data.ts'
import { errorMeta, pageMeta } from '../../meta.ts'
import { breadcrumbData } from '../../seo/structured-data.ts'
import type { Route } from './+types/faq'
import { contentPage } from './content-page.ts'

export const headers = documentHeaders

export const loader = ({ context, url }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const { q } = parseSearch(FaqQuery, url.searchParams)
    const { title, heading, description, sections } = await contentPage(service, url, FAQ_PAGE)
    return publicData({ q, title, heading, description, groups: findQuestions(readGroups(sections), q) }, ['content'])
  })

export const meta: Route.MetaFunction = ({ loaderData, error, location, matches }) => {
  if (!loaderData) return errorMeta(error, matches)
  return pageMeta(
    {
      title: loaderData.title,
      description: loaderData.description,
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
