import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { PostCategory, PostHeading, PostPicture, PostStatus } from '../domain/content/post.ts'
import type { CivilDate } from '../domain/dates.ts'

const json = <T>(name: string) => text(name, { mode: 'json' }).$type<T>().notNull()

/** Articles of the blog. article.server.ts derives the stored HTML, headings and reading time from the text. */
export const posts = sqliteTable(
  'posts',
  {
    id: text().primaryKey(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    excerpt: text().notNull(),
    /** HTML, cleaned. */
    content: text().notNull(),
    headings: json<PostHeading[]>('headings'),
    readMinutes: integer('read_minutes').notNull(),
    /** Title and excerpt, folded for the search. */
    searched: text().notNull(),
    author: text().notNull(),
    authorRole: text('author_role').notNull(),
    date: text().$type<CivilDate>().notNull(),
    category: text().$type<PostCategory>().notNull(),
    picture: json<PostPicture>('picture'),
    tags: json<string[]>('tags'),
    status: text().$type<PostStatus>().notNull().default('draft'),
    /** Raised with every change; an edit states the version it saw. */
    version: integer().notNull().default(1),
    updatedAt: text('updated_at').notNull().default(sql`(strftime('%Y-%m-%dT%H:%M:%SZ'))`),
  },
  (t) => [index('posts_by_date').on(t.status, t.date, t.id)],
)
