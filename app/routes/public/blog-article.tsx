import { isRouteErrorResponse, redirect } from 'react-router'
import { articleMissing, findMovedSlug, findPost } from '../../../worker/desk/content/posts.server.ts'
import { PostRef, postTags } from '../../../worker/desk/rules/content/post-query.ts'
import { relatedKeywords } from '../../../worker/desk/rules/content/words.ts'
import { parse } from '../../../worker/kernel/rules/parse.ts'
import { call } from '../../context.ts'
import { documentHeaders, publicData } from '../../document-headers.ts'
import { BLOG, postPath } from '../../features/desk/blog/address.ts'
import { ARTICLE_MISSING } from '../../features/desk/blog/article-missing.tsx'
import { ArticleView } from '../../features/desk/blog/article-view.tsx'
import { feedLink } from '../../features/desk/blog/feed-link.ts'
import { postData } from '../../features/desk/blog/structured-data.ts'
import { ErrorLayout } from '../../features/shell/error-layout.tsx'
import { ErrorPage } from '../../features/shell/error-page.tsx'
import { errorBody, errorMeta, pageMeta } from '../../meta.ts'
import { postCard } from '../../seo/share-card.ts'
import { breadcrumbData } from '../../seo/structured-data.ts'
import type { Route } from './+types/blog-article'

export const headers = documentHeaders

export const loader = ({ context, params }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const ref = parse(PostRef, params)
    const page = await findPost(service, ref)
    if (page) return publicData(page, postTags(page.post))
    const moved = await findMovedSlug(service, ref)
    if (moved !== null) throw redirect(postPath(moved), 301)
    throw articleMissing()
  })

export const meta: Route.MetaFunction = ({ loaderData, error, matches }) => {
  if (!loaderData) return errorMeta(error, matches)
  const { post } = loaderData
  const path = postPath(post.slug)
  return [
    ...pageMeta(
      {
        title: post.title,
        description: post.excerpt,
        path,
        machines: import.meta.env.SSR && {
          card: postCard(post),
          data: [
            breadcrumbData([
              { label: 'Blog', to: BLOG },
              { label: post.title, to: path },
            ]),
            postData(post),
          ],
        },
      },
      matches,
    ),
    { name: 'keywords', content: relatedKeywords(post).join(', ') },
    { name: 'author', content: post.author },
    feedLink(matches),
  ]
}

export default function BlogArticle({ loaderData }: Route.ComponentProps) {
  return <ArticleView page={loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500
  if (status !== 404) return <ErrorPage status={status} {...errorBody(error)} />
  return (
    <div className="page pb-8">
      <ErrorLayout {...ARTICLE_MISSING} />
    </div>
  )
}
