import { listPosts } from '../../../worker/desk/content/posts.server.ts'
import { PostQuery } from '../../../worker/desk/rules/content/post-query.ts'
import { parseSearch } from '../../../worker/kernel/rules/parse.ts'
import { call } from '../../context.ts'
import { documentHeaders, publicData } from '../../document-headers.ts'
import { BLOG, postPath } from '../../features/desk/blog/address.ts'
import { BlogView } from '../../features/desk/blog/blog-view.tsx'
import { feedLink } from '../../features/desk/blog/feed-link.ts'
import { errorMeta, pageMeta } from '../../meta.ts'
import { breadcrumbData, itemListData } from '../../seo/structured-data.ts'
import type { Route } from './+types/blog'

export const headers = documentHeaders

export const loader = ({ context, url }: Route.LoaderArgs) =>
  call(context, async (service) =>
    publicData(await listPosts(service, parseSearch(PostQuery, url.searchParams)), ['content']),
  )

export const meta: Route.MetaFunction = ({ loaderData, error, location, matches }) => {
  if (!loaderData) return errorMeta(error, matches)
  const { posts } = loaderData
  return [
    ...pageMeta(
      {
        title: 'Blog: how media is priced and bought in India',
        description:
          'Articles on rate cards, audience figures and media budgets in India, with every sum written out. By planners, for those who pay.',
        path: BLOG,
        // One canonical page for all chips and searches.
        noindex: location.search !== '',
        machines: import.meta.env.SSR && {
          data: [
            breadcrumbData([{ label: 'Blog', to: BLOG }]),
            itemListData(
              'Blog',
              posts.map(({ title, slug }) => ({ name: title, path: postPath(slug) })),
            ),
          ],
        },
      },
      matches,
    ),
    feedLink(matches),
  ]
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  return <BlogView list={loaderData} />
}
