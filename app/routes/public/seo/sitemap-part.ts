import { canonicalPath, categoryPath, groupPath, ownerPath } from '../../../../worker/catalogue/rules/paths.ts'
import { mediaSpec } from '../../../../worker/catalogue/rules/registry/media.ts'
import {
  getSitemapIndex,
  getSitemapPart,
  type SitemapEntry,
  type SitemapIndex,
} from '../../../../worker/catalogue/sitemap.server.ts'
import { listPostAddresses } from '../../../../worker/desk/content/posts.server.ts'
import type { ServiceContext } from '../../../../worker/kernel/context.ts'
import { catalogueTags } from '../../../../worker/kernel/rules/cache.ts'
import { DomainError } from '../../../../worker/kernel/rules/errors.ts'
import { call } from '../../../context.ts'
import { postPath } from '../../../features/desk/blog/address.ts'
import { type SitemapUrl, urlSet } from '../../../seo/sitemap.ts'
import { xmlResponse } from '../../../seo/xml-response.ts'
import type { Route } from './+types/sitemap-part'

/** Indexable pages outside the catalogue. */
const FIXED = [
  '/',
  '/category',
  '/discover',
  '/planner',
  '/developers',
  '/contact',
  '/media-kit',
  '/case-studies',
  '/industry-reports',
  '/webinars',
  '/blog',
  '/faq',
  '/about',
  '/advertiser',
  '/media-owner',
  '/digital',
  '/privacy',
  '/terms',
  '/cookies',
  '/disclaimer',
]

/** Fixed pages, categories, the groups that have a page, and owners. */
function fixedPages(origin: string, { categories, owners }: SitemapIndex): SitemapUrl[] {
  const pages = categories.flatMap(({ id, updatedAt, groups }) => {
    const hasGroups = mediaSpec({ id, name: id }).shape === 'groups'
    const paths = [categoryPath(id), ...(hasGroups ? groups.map((group) => groupPath(id, group)) : [])]
    return paths.map((path) => ({ url: `${origin}${path}`, changed: updatedAt }))
  })
  const others = [...FIXED, ...owners.map(ownerPath)].map((path) => ({ url: `${origin}${path}` }))
  return [...others, ...pages]
}

const entryUrl = (origin: string, { spot, ...listing }: SitemapEntry) =>
  `${origin}${canonicalPath(listing)}${spot === null ? '' : `/${spot}`}`

async function readPart(service: ServiceContext, file: string): Promise<{ locations: SitemapUrl[]; tags: string[] }> {
  const { origin } = service
  if (file === 'pages.xml') {
    const [index, articles] = await Promise.all([getSitemapIndex(service), listPostAddresses(service)])
    const posts = articles.map(({ slug, updatedAt }) => ({ url: `${origin}${postPath(slug)}`, changed: updatedAt }))
    return { locations: [...fixedPages(origin, index), ...posts], tags: [...catalogueTags(), 'content'] }
  }
  const [, category, part] = /^([a-z0-9_-]{1,120})-([1-9]\d{0,3})\.xml$/.exec(file) ?? []
  if (!category) throw new DomainError('not_found', 'Sitemap not found')
  const entries = await getSitemapPart(service, { category, part: Number(part) })
  return { locations: entries.map((entry) => ({ url: entryUrl(origin, entry) })), tags: catalogueTags(category) }
}

/** One file of the sitemap: `pages.xml`, `ooh-1.xml`. */
export const loader = ({ context, params }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const { locations, tags } = await readPart(service, params.file)
    return xmlResponse(urlSet(locations), tags)
  })
