import { getSitemapIndex } from '../../../../worker/catalogue/sitemap.server.ts'
import { catalogueTags } from '../../../../worker/kernel/rules/cache.ts'
import { call } from '../../../context.ts'
import { sitemapIndex } from '../../../seo/sitemap.ts'
import { xmlResponse } from '../../../seo/xml-response.ts'
import type { Route } from './+types/sitemap'

/** The index of the sitemap: fixed pages and categories in one file, then the listings of each category. */
export const loader = ({ context }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const { categories } = await getSitemapIndex(service)
    const file = (name: string) => ({ url: `${service.origin}/sitemaps/${name}.xml` })
    const parts = categories.flatMap(({ id, parts }) =>
      Array.from({ length: parts }, (_, index) => file(`${id}-${index + 1}`)),
    )
    return xmlResponse(sitemapIndex([file('pages'), ...parts]), catalogueTags())
  })
