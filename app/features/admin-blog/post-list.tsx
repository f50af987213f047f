import { Eye, Newspaper } from 'lucide-react'
import type { AdminPostList } from '../../../worker/domain/content/admin-post.ts'
import { POST_CATEGORIES } from '../../../worker/domain/content/post.ts'
import { formatLongDate } from '../../../worker/domain/dates.ts'
import { Badge } from '../../ui/badge.tsx'
import { LinkButton } from '../../ui/link.tsx'
import { ListPage } from '../../ui/list-page.tsx'

const STATUSES = [
  { value: '', label: 'All' },
  { value: 'published', label: 'Published' },
  { value: 'draft', label: 'Draft' },
]

/** The articles of the blog as staff list them, drafts too. */
export function PostList({ posts, total, page, pages }: AdminPostList) {
  return (
    <ListPage
      name="Articles"
      noun={['article', 'articles']}
      items={posts}
      keyOf={({ id }) => id}
      {...{ total, page, pages }}
      placeholder="Title or excerpt"
      filter={{ name: 'status', label: 'Status', options: STATUSES }}
      empty={{ icon: Newspaper, title: 'No articles yet', text: 'Articles of the blog are listed here.' }}
    >
      {({ slug, title, excerpt, author, category, date, status }) => (
        <article className="grid items-center gap-x-6 gap-y-2 sm:grid-cols-[minmax(0,1fr)_11rem_7rem_auto]">
          <div className="min-w-0">
            <h2 className="text-sm font-semibold wrap-anywhere">{title}</h2>
            <p className="mt-0.5 line-clamp-2 text-xs text-ink-2">{excerpt}</p>
          </div>
          <p className="text-xs text-ink-2">
            {author}
            <span className="num block text-ink-3">
              {POST_CATEGORIES[category]}, {formatLongDate(date)}
            </span>
          </p>
          <Badge tone={status === 'published' ? 'success' : 'neutral'}>
            {status === 'published' ? 'Published' : 'Draft'}
          </Badge>
          {status === 'published' && (
            <LinkButton
              to={`/blog/${slug}`}
              reloadDocument
              variant="outline"
              size="sm"
              aria-label={`View ${title}`}
              className="relative justify-self-start"
            >
              <Eye aria-hidden />
              View
            </LinkButton>
          )}
        </article>
      )}
    </ListPage>
  )
}
