import { getRulesOfDay } from '../../../worker/catalogue/taxes/rules.server.ts'
import { named, withLines } from '../../content/page.ts'
import { call } from '../../context.ts'
import { documentHeaders, publicData } from '../../document-headers.ts'
import { DOCUMENTS, getDocument } from '../../features/desk/legal/documents.ts'
import { LegalView } from '../../features/desk/legal/legal-view.tsx'
import { ruleLines } from '../../features/desk/legal/rule-lines.ts'
import { errorMeta, pageMeta } from '../../meta.ts'
import { breadcrumbData } from '../../seo/structured-data.ts'
import { documentSite } from '../catalogue/document-categories.ts'
import type { Route } from './+types/legal'

export const headers = documentHeaders

/** The text is loader data: in the scripts, each legal page would load all four. */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const others = DOCUMENTS.map(({ path, title, name = title }) => ({ path, name }))
    const [rules, { identity, gstRates }] = await Promise.all([getRulesOfDay(service), documentSite(service, url)])
    const document = withLines(named(getDocument(url.pathname), identity), ruleLines(rules, gstRates))
    return publicData({ document, others }, ['content'])
  })

export const meta: Route.MetaFunction = ({ loaderData, matches, error }) => {
  if (!loaderData) return errorMeta(error, matches)
  const { path, title, description } = loaderData.document
  return pageMeta(
    {
      title,
      description,
      path,
      machines: import.meta.env.SSR && { data: [breadcrumbData([{ label: 'Home', to: '/' }, { label: title }])] },
    },
    matches,
  )
}

export default function Legal({ loaderData }: Route.ComponentProps) {
  return <LegalView {...loaderData} />
}
