import { getAdminPost } from '../../../worker/desk/content/read-post.server.ts'
import { getVersion, listVersions } from '../../../worker/desk/content/versions.server.ts'
import { VersionQuery } from '../../../worker/desk/rules/content/admin-post.ts'
import { parseSearch } from '../../../worker/kernel/rules/parse.ts'
import { VersionsView } from '../../features/desk/admin-blog/versions-view.tsx'
import { AdminPage } from '../../features/shell/admin-shell/admin-page.tsx'
import type { Route } from './+types/blog-versions'
import { adminMeta, BLOG } from './admin-meta.ts'
import { callStaff } from './staff.ts'

export const loader = ({ context, params: { postId }, url }: Route.LoaderArgs) =>
  callStaff(context, ['content'], async (service) => {
    const [post, versions] = await Promise.all([getAdminPost(service, postId), listVersions(service, postId)])
    // By default the version before this one.
    const before = versions.find((one) => one.version < post.version)?.version
    const { version = before } = parseSearch(VersionQuery, url.searchParams)
    const shown = version === undefined ? null : { version, value: await getVersion(service, postId, version) }
    return { post, versions, shown }
  })

export const meta = adminMeta('Versions, Admin')

export default function BlogVersions({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage title="Versions" parent={BLOG}>
      <VersionsView {...loaderData} />
    </AdminPage>
  )
}
