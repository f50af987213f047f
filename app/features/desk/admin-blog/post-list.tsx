import { ArrowDown, ArrowUp, Eye, Newspaper, Pencil, SearchX, Trash2 } from 'lucide-react'
import { Form, Link, useLocation, useNavigate, useNavigation } from 'react-router'
import type { AdminPostList, AdminPostRow, PostSort } from '../../../../worker/desk/rules/content/admin-post.ts'
import { POST_CATEGORIES, POST_CATEGORY_IDS } from '../../../../worker/desk/rules/content/post.ts'
import { type CivilDate, civilDate, formatDate, formatInstant } from '../../../../worker/kernel/rules/dates.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import { useFollowStaff } from '../../../kit/live/use-follow-staff.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { LinkButton } from '../../../ui/link.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { SearchInput } from '../../../ui/search-input.tsx'
import { TabLinks } from '../../../ui/tab-links.tsx'
import { useListSearch } from '../../../ui/use-list-search.ts'
import { StatusBadge } from './status-badge.tsx'
import { useDeletePost } from './use-delete-post.tsx'

const COLUMNS: readonly [sort: PostSort, label: string][] = [
  ['title', 'Title'],
  ['author', 'Author'],
  ['category', 'Category'],
  ['status', 'Status'],
]

const CATEGORIES = [
  { value: '', label: 'All categories' },
  ...POST_CATEGORY_IDS.map((value) => ({ value, label: POST_CATEGORIES[value] })),
]

/** Addresses of the list with other parameters; on its first page, unless another is named. */
function useAddress() {
  const { pathname } = useLocation()
  const search = useListSearch()
  const params = new URLSearchParams(search)
  const hrefWith = (changes: Record<string, string>): string => {
    const next = new URLSearchParams(search)
    next.delete('page')
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name)
      else next.set(name, value)
    }
    return next.size > 0 ? `${pathname}?${next}` : pathname
  }
  return { read: (name: string) => params.get(name) ?? '', hrefWith }
}

/** Every article, with its search, filters, order and page in the address. */
export function PostList({
  list: { posts, counts, total, page, pages },
  today,
}: {
  list: AdminPostList
  today: CivilDate
}) {
  const { read, hrefWith } = useAddress()
  const isLoading = useNavigation().state === 'loading'
  const [askToDelete, deleteDialog] = useDeletePost()
  useFollowStaff('post')
  const [q, status, category, sort] = [read('q'), read('status'), read('category'), read('sort')]
  const all = counts.published + counts.draft
  const isNarrowed = q !== '' || category !== '' || status !== ''

  return (
    <Card as="section" aria-label="Articles" aria-busy={isLoading}>
      <div className="border-b border-line px-4 [&>nav]:border-0">
        <TabLinks
          label="Articles by status"
          links={[
            { to: hrefWith({ status: '' }), label: 'All', count: all, isCurrent: status === '' },
            {
              to: hrefWith({ status: 'published' }),
              label: 'Published',
              count: counts.published,
              isCurrent: status === 'published',
            },
            { to: hrefWith({ status: 'draft' }), label: 'Drafts', count: counts.draft, isCurrent: status === 'draft' },
          ]}
        />
      </div>
      <Form method="get" role="search" className="flex flex-wrap gap-2 px-4 py-2.5">
        {status !== '' && <input type="hidden" name="status" value={status} />}
        {sort !== '' && <input type="hidden" name="sort" value={sort} />}
        <SearchInput
          key={q}
          variant="toolbar"
          label="Title or excerpt"
          placeholder="Title or excerpt"
          defaultValue={q}
          maxLength={100}
          className="flex-1 basis-64 sm:max-w-80"
        />
        <NativeSelect
          key={`category ${category}`}
          variant="toolbar"
          label="Category"
          name="category"
          options={CATEGORIES}
          defaultValue={category}
          onChange={({ target }) => target.form?.requestSubmit()}
        />
        <Button type="submit" variant="outline" size="sm">
          Search
        </Button>
      </Form>
      <p role="status" className="sr-only">
        {isLoading ? 'Loading…' : plural(total, ['article', 'articles'])}
      </p>
      {posts.length > 0 ? (
        <div className={`transition-opacity duration-150 ${isLoading ? 'opacity-60' : ''}`}>
          <PostTable posts={posts} sort={sort} hrefWith={hrefWith} today={today} onDelete={askToDelete} />
        </div>
      ) : (
        <div className="p-5">
          {isNarrowed ? <NothingFits href={hrefWith({ q: '', category: '', status: '' })} /> : <Empty />}
        </div>
      )}
      <div className="not-empty:p-4">
        <Pagination
          page={page}
          pages={pages}
          hrefFor={(to) => hrefWith({ page: to === 1 ? '' : `${to}` })}
          label="Pages of articles"
        />
      </div>
      {deleteDialog}
    </Card>
  )
}

const NothingFits = ({ href }: { href: string }) => (
  <EmptyState
    icon={SearchX}
    title="Nothing fits"
    actions={
      <LinkButton to={href} variant="outline" size="sm">
        Show all
      </LinkButton>
    }
  >
    Search for another word, or leave the filters out.
  </EmptyState>
)

const Empty = () => (
  <EmptyState
    icon={Newspaper}
    title="No articles yet"
    actions={
      <LinkButton to="/admin/blog/new" size="sm">
        New Post
      </LinkButton>
    }
  >
    The first one you publish appears on the blog, in its feed and in the sitemap.
  </EmptyState>
)

interface PostTableProps {
  posts: readonly AdminPostRow[]
  sort: string
  hrefWith: (changes: Record<string, string>) => string
  today: CivilDate
  onDelete: (post: AdminPostRow) => void
}

const HEAD = 'h-9 border-y border-line bg-surface-2 px-4 text-left text-xs font-semibold whitespace-nowrap text-ink-3'

/** On narrow screens a row is a block, and an element that is shown as one loses the role of its name. */
const ROLES = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const

function PostTable({ posts, sort, hrefWith, today, onDelete }: PostTableProps) {
  return (
    <table {...ROLES.table} aria-label="Articles" className="w-full text-sm max-md:block">
      <thead {...ROLES.rowgroup} className="max-md:sr-only">
        <tr {...ROLES.row}>
          {COLUMNS.map(([name, label]) => {
            const direction = sort === name ? 'ascending' : sort === `-${name}` ? 'descending' : undefined
            return (
              <th key={name} {...ROLES.columnheader} scope="col" aria-sort={direction ?? 'none'} className={HEAD}>
                <Link
                  to={hrefWith({ sort: direction === 'ascending' ? `-${name}` : name })}
                  className="inline-flex items-center gap-1 rounded-xs hover:text-ink"
                >
                  {label}
                  {direction === 'ascending' && <ArrowUp aria-hidden className="size-3.5 stroke-2" />}
                  {direction === 'descending' && <ArrowDown aria-hidden className="size-3.5 stroke-2" />}
                </Link>
              </th>
            )
          })}
          <th {...ROLES.columnheader} scope="col" className={`${HEAD} text-right!`}>
            Actions
          </th>
        </tr>
      </thead>
      <tbody {...ROLES.rowgroup} className="max-md:block">
        {posts.map((post) => (
          <PostRow key={post.id} post={post} today={today} onDelete={onDelete} />
        ))}
      </tbody>
    </table>
  )
}

const CELL = 'border-b border-line px-4 py-2.5 max-md:block max-md:border-0 max-md:px-0 max-md:py-1'

/** What is said beside the badge: the day of an article, the time of one that waits, the last change of a draft. */
function whenText({ status, publishAt, date, updatedAt }: AdminPostRow, today: CivilDate): string {
  if (status === 'published') return formatDate(date, today)
  if (publishAt) return `appears ${formatInstant(new Date(publishAt))}`
  const changed = civilDate(new Date(updatedAt))
  return changed === today ? 'edited today' : `edited ${formatDate(changed, today)}`
}

function PostRow({ post, today, onDelete }: { post: AdminPostRow } & Pick<PostTableProps, 'today' | 'onDelete'>) {
  const navigate = useNavigate()
  const { id, slug, title, excerpt, author, category, status } = post
  const edit = `/admin/blog/${id}`
  return (
    <tr
      {...ROLES.row}
      className="hover:bg-surface-2 max-md:block max-md:border-b max-md:border-line max-md:px-4 max-md:py-3 max-md:last:border-b-0 last:[&>td]:border-b-0"
    >
      <td {...ROLES.cell} className={`${CELL} max-w-0 min-w-60 md:w-1/2 max-md:max-w-none`}>
        <Link to={edit} className="line-clamp-2 font-semibold wrap-anywhere text-ink hover:underline">
          {title}
        </Link>
        <p className="line-clamp-2 text-xs wrap-anywhere text-ink-3">{excerpt}</p>
      </td>
      <td {...ROLES.cell} className={`${CELL} whitespace-nowrap max-md:hidden`}>
        <span className="inline-flex max-w-52 items-center gap-2.5">
          <Avatar name={author} />
          <span className="truncate">{author}</span>
        </span>
      </td>
      <td {...ROLES.cell} className={`${CELL} whitespace-nowrap text-ink-2 max-md:hidden`}>
        {POST_CATEGORIES[category]}
      </td>
      <td {...ROLES.cell} className={`${CELL} whitespace-nowrap`}>
        <span className="inline-flex items-center gap-2 max-md:flex-wrap">
          <StatusBadge status={status} />
          <span className="num text-xs text-ink-3">{whenText(post, today)}</span>
        </span>
      </td>
      <td {...ROLES.cell} className={`${CELL} whitespace-nowrap md:text-right max-md:-ml-2`}>
        <IconButton
          aria-label={`View ${title}`}
          onPress={() => navigate(status === 'published' ? `/blog/${slug}` : `${edit}/preview`)}
        >
          <Eye aria-hidden />
        </IconButton>
        <IconButton aria-label={`Edit ${title}`} onPress={() => navigate(edit)}>
          <Pencil aria-hidden />
        </IconButton>
        <IconButton aria-label={`Delete ${title}`} onPress={() => onDelete(post)}>
          <Trash2 aria-hidden />
        </IconButton>
      </td>
    </tr>
  )
}
