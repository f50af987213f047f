import { listNewestPosts } from '../../../worker/content/posts.server.ts'
import { publicHeaders } from '../../../worker/domain/cache.ts'
import { call } from '../../context.ts'
import { rssOf } from '../../features/blog/feed.ts'
import type { Route } from './+types/blog-rss'

/** The newest articles for feed readers. */
export const loader = ({ context }: Route.LoaderArgs) =>
  call(
    context,
    async (service) =>
      new Response(rssOf(await listNewestPosts(service), service.origin), {
        headers: { 'Content-Type': 'application/rss+xml; charset=utf-8', ...publicHeaders(['content']) },
      }),
  )
