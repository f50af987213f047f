import { getCategory } from '../../../worker/catalogue/catalogue.server.ts'
import { categoryOf, categoryPath, groupPath } from '../../../worker/catalogue/rules/paths.ts'
import { CategoryQuery, CategoryRef } from '../../../worker/catalogue/rules/query.ts'
import { mediaSpec } from '../../../worker/catalogue/rules/registry/media.ts'
import { civilDate } from '../../../worker/kernel/rules/dates.ts'
import { parse, parseSearch } from '../../../worker/kernel/rules/parse.ts'
import { call } from '../../context.ts'
import { documentHeaders, publicData } from '../../document-headers.ts'
import { CategoryIndex } from '../../features/catalogue/category-index.tsx'
import { HUB } from '../../features/catalogue/page-heading.tsx'
import { categoryFacts } from '../../features/catalogue/sentences.ts'
import { toCardData } from '../../kit/listing-card/card-data.ts'
import { errorMeta, pageMeta } from '../../meta.ts'
import { categoryCard } from '../../seo/share-card.ts'
import { breadcrumbData, itemListData } from '../../seo/structured-data.ts'
import type { Route } from './+types/groups'

export const headers = documentHeaders

export const loader = ({ context, url }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const { language } = parseSearch(CategoryQuery, url.searchParams)
    const category = categoryOf(url)
    const page = await getCategory(service, parse(CategoryRef, { category, language }))
    return publicData({ ...page, free: page.free.map(toCardData), language, today: civilDate(service.now) }, [
      'catalogue',
      `category:${category}`,
    ])
  })

export const meta: Route.MetaFunction = ({ loaderData, error, matches }) => {
  if (!loaderData) return errorMeta(error, matches)
  const { category } = loaderData
  const spec = mediaSpec(category)
  const groups = category.subcategories.map(({ id, name }) => ({ name, path: groupPath(category.id, id) }))
  return pageMeta(
    {
      title: spec.heading,
      description: `${category.description} ${categoryFacts(spec, category)}`,
      path: categoryPath(category.id),
      machines: import.meta.env.SSR && {
        card: categoryCard(category),
        data: [breadcrumbData([HUB, { label: spec.label }]), itemListData(spec.heading, groups)],
      },
    },
    matches,
  )
}

export default function Groups({ loaderData }: Route.ComponentProps) {
  return <CategoryIndex page={loaderData} />
}
