import type { HeadersFunction } from 'react-router'
import { getPreview } from '../../../worker/desk/content/preview.server.ts'
import { call } from '../../context.ts'
import { BLOG } from '../../features/desk/blog/address.ts'
import { ArticleView } from '../../features/desk/blog/article-view.tsx'
import { errorMeta, pageMeta } from '../../meta.ts'
import type { Route } from './+types/blog-preview'

/** The address is the key: no cache stores the page, no search engine lists it, and other sites see only our origin. */
export const headers: HeadersFunction = () => ({
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
})

export const loader = ({ context, params }: Route.LoaderArgs) =>
  call(context, (service) => getPreview(service, params.token))

export const meta: Route.MetaFunction = ({ loaderData, error, matches }) =>
  loaderData
    ? pageMeta(
        { title: `Preview: ${loaderData.title}`, description: loaderData.excerpt, path: BLOG, noindex: true },
        matches,
      )
    : errorMeta(error, matches)

/** An article by its secret link, as readers will see it. */
export default function BlogPreview({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <p role="status" className="bg-info-soft px-5 py-2.5 text-center text-sm text-info-ink">
        This is a preview. The article is not public and may change.
      </p>
      <ArticleView page={{ post: loaderData, related: [] }} isPreview />
    </>
  )
}
