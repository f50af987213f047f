import { Plus } from 'lucide-react'
import { listAdminPosts } from '../../../worker/desk/content/list-posts.server.ts'
import { AdminPostQuery } from '../../../worker/desk/rules/content/admin-post.ts'
import { civilDate } from '../../../worker/kernel/rules/dates.ts'
import { parseSearch } from '../../../worker/kernel/rules/parse.ts'
import { PostList } from '../../features/desk/admin-blog/post-list.tsx'
import { AdminPage } from '../../features/shell/admin-shell/admin-page.tsx'
import { LinkButton } from '../../ui/link.tsx'
import type { Route } from './+types/blog'
import { adminMeta } from './admin-meta.ts'
import { callStaff } from './staff.ts'

export const loader = ({ context, url }: Route.LoaderArgs) =>
  callStaff(context, ['content'], async (service) => ({
    list: await listAdminPosts(service, parseSearch(AdminPostQuery, url.searchParams)),
    today: civilDate(service.now),
  }))

export const meta = adminMeta('Blog Management, Admin')

export default function Blog({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage
      title="Blog Management"
      actions={
        <LinkButton to="/admin/blog/new" size="sm">
          <Plus aria-hidden />
          New Post
        </LinkButton>
      }
    >
      <PostList {...loaderData} />
    </AdminPage>
  )
}
