import { Pencil } from 'lucide-react'
import { getPostForStaff } from '../../../worker/desk/content/preview.server.ts'
import { ArticleView } from '../../features/desk/blog/article-view.tsx'
import { AdminPage } from '../../features/shell/admin-shell/admin-page.tsx'
import { LinkButton } from '../../ui/link.tsx'
import type { Route } from './+types/blog-preview'
import { adminMeta, BLOG } from './admin-meta.ts'
import { callStaff } from './staff.ts'

export const loader = ({ context, params }: Route.LoaderArgs) =>
  callStaff(context, ['content'], (service) => getPostForStaff(service, params.postId))

export const meta = adminMeta('Preview, Admin')

export default function BlogPreview({ loaderData, params }: Route.ComponentProps) {
  return (
    <AdminPage
      title="Preview"
      parent={BLOG}
      actions={
        <LinkButton to={`/admin/blog/${params.postId}`} size="sm" variant="outline">
          <Pencil aria-hidden />
          Edit
        </LinkButton>
      }
    >
      <div className="text-base">
        <ArticleView page={{ post: loaderData, related: [] }} isPreview heading="h2" />
      </div>
    </AdminPage>
  )
}
