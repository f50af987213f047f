import { Eye, Newspaper, Pencil, Trash2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import type { AdminPostList, AdminPostRow, PostSort } from '../../../../worker/desk/rules/content/admin-post.ts'
import { POST_CATEGORIES, POST_CATEGORY_IDS } from '../../../../worker/desk/rules/content/post.ts'
import { type CivilDate, civilDate, formatDate, formatInstant } from '../../../../worker/kernel/rules/dates.ts'
import { type Column, DataTable } from '../../../kit/list/data-table.tsx'
import { ListPage } from '../../../kit/list/list-page.tsx'
import { useListAddress } from '../../../kit/list/use-list-address.ts'
import { useFollowStaff } from '../../../kit/live/use-follow-staff.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { LinkButton } from '../../../ui/link.tsx'
import { RouterLink } from '../../../ui/router-link.tsx'
import { StatusBadge } from './status-badge.tsx'
import { useDeletePost } from './use-delete-post.tsx'

const CATEGORIES = {
  name: 'category',
  label: 'Category',
  options: [
    { value: '', label: 'All categories' },
    ...POST_CATEGORY_IDS.map((value) => ({ value, label: POST_CATEGORIES[value] })),
  ],
}

interface PostListProps {
  list: AdminPostList
  today: CivilDate
}

/** List of all articles. */
export function PostList({ list: { posts, counts, total, page, pages }, today }: PostListProps) {
  const address = useListAddress()
  const navigate = useNavigate()
  const [askToDelete, deleteDialog] = useDeletePost()
  useFollowStaff('post')
  const sortBy = (sort: PostSort) => address.sortBy({ ascending: sort, descending: `-${sort}` })
  const columns: readonly Column<AdminPostRow>[] = [
    {
      key: 'title',
      label: 'Title',
      isName: true,
      sort: sortBy('title'),
      head: 'md:w-1/2',
      cell: ({ id, title, excerpt }) => (
        <span className="block md:min-w-40 xl:min-w-60">
          <RouterLink
            to={`/admin/blog/${id}`}
            className="line-clamp-2 font-semibold wrap-anywhere text-ink hover:underline"
          >
            {title}
          </RouterLink>
          <span className="line-clamp-2 text-xs wrap-anywhere text-ink-3">{excerpt}</span>
        </span>
      ),
    },
    {
      key: 'author',
      label: 'Author',
      sort: sortBy('author'),
      phone: 'hide',
      cell: ({ author }) => (
        <span className="inline-flex max-w-52 items-center gap-2.5">
          <Avatar name={author} />
          <span className="truncate">{author}</span>
        </span>
      ),
    },
    {
      key: 'category',
      label: 'Category',
      sort: sortBy('category'),
      phone: 'hide',
      cell: ({ category }) => <span className="text-ink-2 xl:whitespace-nowrap">{POST_CATEGORIES[category]}</span>,
    },
    {
      key: 'status',
      label: 'Status',
      sort: sortBy('status'),
      cell: (post) => (
        <span className="inline-flex items-center gap-x-2 gap-y-1 max-xl:flex-wrap">
          <StatusBadge status={post.status} />
          <span className="num text-xs whitespace-nowrap text-ink-3">{whenText(post, today)}</span>
        </span>
      ),
    },
    {
      key: 'actions',
      label: 'Actions',
      align: 'end',
      phone: 'plain',
      cell: (post) => {
        const { id, slug, title, status } = post
        const edit = `/admin/blog/${id}`
        return (
          <>
            <IconButton
              aria-label={`View ${title}`}
              onPress={() => navigate(status === 'published' ? `/blog/${slug}` : `${edit}/preview`)}
            >
              <Eye aria-hidden />
            </IconButton>
            <IconButton aria-label={`Edit ${title}`} onPress={() => navigate(edit)}>
              <Pencil aria-hidden />
            </IconButton>
            <IconButton aria-label={`Delete ${title}`} onPress={() => askToDelete(post)}>
              <Trash2 aria-hidden />
            </IconButton>
          </>
        )
      },
    },
  ]
  return (
    <>
      <ListPage
        name="Articles"
        noun={['article', 'articles']}
        address={address}
        {...{ total, page, pages }}
        views={{
          name: 'status',
          label: 'Articles by status',
          options: [
            { value: '', label: 'All', count: counts.published + counts.draft },
            { value: 'published', label: 'Published', count: counts.published },
            { value: 'draft', label: 'Drafts', count: counts.draft },
          ],
        }}
        search={{ placeholder: 'Title or excerpt', label: 'Title or excerpt' }}
        selects={[CATEGORIES]}
        empty={{
          icon: Newspaper,
          title: 'No articles yet',
          text: 'The first one you publish appears on the blog, in its feed and in the sitemap.',
          actions: (
            <LinkButton to="/admin/blog/new" size="sm">
              New Post
            </LinkButton>
          ),
        }}
      >
        <DataTable caption="Articles" columns={columns} rows={posts} keyOf={({ id }) => id} />
      </ListPage>
      {deleteDialog}
    </>
  )
}

/** Text next to the badge: the date of a public article, the time of a scheduled one, the last change of a draft. */
function whenText({ status, publishAt, date, updatedAt }: AdminPostRow, today: CivilDate): string {
  if (status === 'published') return formatDate(date, today)
  if (publishAt) return `appears ${formatInstant(new Date(publishAt))}`
  const changed = civilDate(new Date(updatedAt))
  return changed === today ? 'edited today' : `edited ${formatDate(changed, today)}`
}
