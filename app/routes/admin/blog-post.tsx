import { getAdminPost } from '../../../worker/desk/content/read-post.server.ts'
import { PostEditor } from '../../features/desk/admin-blog/post-editor.tsx'
import { AdminPage } from '../../features/shell/admin-shell/admin-page.tsx'
import type { Route } from './+types/blog-post'
import { adminMeta, BLOG } from './admin-meta.ts'
import { callStaff } from './staff.ts'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  callStaff(context, ['content'], async (service, { name, email }) => ({
    post: await getAdminPost(service, params.postId),
    staff: { name, email },
  }))

export const meta = adminMeta('Edit Post, Admin')

export default function BlogPost({ loaderData: { post, staff } }: Route.ComponentProps) {
  return (
    <PostEditor
      key={post.id}
      post={post}
      staff={staff}
      frame={({ actions, body }) => (
        <AdminPage title="Edit post" parent={BLOG} actions={actions}>
          {body}
        </AdminPage>
      )}
    />
  )
}
