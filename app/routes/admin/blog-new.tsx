import { PostEditor } from '../../features/desk/admin-blog/post-editor.tsx'
import { AdminPage } from '../../features/shell/admin-shell/admin-page.tsx'
import type { Route } from './+types/blog-new'
import { adminMeta, BLOG } from './admin-meta.ts'
import { callStaff } from './staff.ts'

export const loader = ({ context }: Route.LoaderArgs) =>
  callStaff(context, ['content'], (_, { name, email }) => ({ staff: { name, email } }))

export const meta = adminMeta('New Post, Admin')

export default function BlogNew({ loaderData: { staff } }: Route.ComponentProps) {
  return (
    <PostEditor
      staff={staff}
      frame={({ actions, body }) => (
        <AdminPage title="New post" parent={BLOG} actions={actions}>
          {body}
        </AdminPage>
      )}
    />
  )
}
