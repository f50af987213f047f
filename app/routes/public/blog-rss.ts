import { listNewestPosts } from '../../../worker/desk/content/posts.server.ts'
import { getIdentity } from '../../../worker/kernel/platform/settings.server.ts'
import { publicHeaders } from '../../../worker/kernel/rules/cache.ts'
import { call } from '../../context.ts'
import { rssOf } from '../../features/desk/blog/feed.ts'
import type { Route } from './+types/blog-rss'

/** The newest articles for feed readers. */
export const loader = ({ context }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const [posts, identity] = await Promise.all([listNewestPosts(service), getIdentity(service)])
    return new Response(rssOf(posts, { origin: service.origin, identity }), {
      headers: { 'Content-Type': 'application/rss+xml; charset=utf-8', ...publicHeaders(['content']) },
    })
  })
