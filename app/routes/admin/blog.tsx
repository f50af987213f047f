import { listAdminPosts } from '../../../worker/content/list-posts.server.ts'
import { AdminPostQuery } from '../../../worker/domain/content/admin-post.ts'
import { parseSearch } from '../../../worker/domain/parse.ts'
import { PostList } from '../../features/admin-blog/post-list.tsx'
import { AdminPage } from '../../features/admin-shell/admin-page.tsx'
import type { Route } from './+types/blog'
import { adminMeta } from './admin-meta.ts'
import { callStaff } from './staff.ts'

export const loader = ({ context, url }: Route.LoaderArgs) =>
  callStaff(context, ['content'], (service) => listAdminPosts(service, parseSearch(AdminPostQuery, url.searchParams)))

export const meta = () => adminMeta('Blog Management, Admin')

export default function Blog({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage title="Blog Management">
      <PostList {...loaderData} />
    </AdminPage>
  )
}
