import type { PostCard } from '../../../../worker/desk/rules/content/post.ts'
import { formatLongDate } from '../../../../worker/kernel/rules/dates.ts'
import { Avatar } from '../../../ui/avatar.tsx'

/** Author, date and reading time. */
export function Byline({ author, date, readMinutes }: Pick<PostCard, 'author' | 'date' | 'readMinutes'>) {
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-ink-3">
      <Avatar name={author} />
      <span className="font-semibold text-ink-2">{author}</span>
      <time dateTime={date} className="num">
        {formatLongDate(date)}
      </time>
      <span className="num">{readMinutes} min read</span>
    </p>
  )
}
