import { SearchX } from 'lucide-react'
import { POST_CATEGORIES } from '../../../../worker/desk/rules/content/post.ts'
import type { PostQuery } from '../../../../worker/desk/rules/content/post-query.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/link.tsx'
import { BLOG, blogSearch } from './address.ts'

/** The empty state: says whether the category is empty or nothing matches, with links onwards. */
export function NoPosts({ query: { q, category } }: { query: PostQuery }) {
  const filed = category && POST_CATEGORIES[category]
  return (
    <EmptyState
      icon={SearchX}
      title={
        q
          ? filed
            ? `No articles in ${filed} match “${q}”`
            : `No articles match “${q}”`
          : filed
            ? `No articles in ${filed} yet`
            : 'No articles yet'
      }
      actions={
        <>
          {q && filed && (
            <LinkButton to={`${BLOG}${blogSearch({ q })}`} variant="outline">
              Search all categories
            </LinkButton>
          )}
          {(q || filed) && <LinkButton to={BLOG}>Show all articles</LinkButton>}
        </>
      }
    >
      {q ? 'The search covers titles and summaries. Try fewer words.' : 'Other categories have articles.'}
    </EmptyState>
  )
}
