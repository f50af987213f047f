import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { CivilDate } from '../kernel/rules/dates.ts'
import type { PostDraft } from './content/article.server.ts'
import type { PostCategory, PostHeading, PostPicture, PostStatus } from './rules/content/post.ts'

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
    /** From when a published article is shown; null for at once. ISO 8601, UTC, with milliseconds, as the next two. */
    publishAt: text('publish_at'),
    /**
     * First day of publication; null before it. Once set it never changes, and old addresses redirect to the article.
     */
    publishedAt: text('published_at'),
    /** Instant of the deletion by staff; null otherwise. It can be restored until the hourly task deletes the row. */
    deletedAt: text('deleted_at'),
    /** SHA-256 of the secret of the preview link; null without a link. */
    previewHash: text('preview_hash').unique(),
    /** Raised with every change; an edit states the version it saw. */
    version: integer().notNull().default(1),
    updatedAt: text('updated_at').notNull().default(sql`(strftime('%Y-%m-%dT%H:%M:%SZ'))`),
  },
  (t) => [index('posts_by_date').on(t.status, t.date, t.id), index('posts_by_day').on(t.date, t.id)],
)

/** Versions of articles as they were saved, the present one among them. */
export const postVersions = sqliteTable(
  'post_versions',
  {
    postId: text('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    /** The article at that version. */
    value: json<PostDraft>('value'),
    at: text().notNull(),
    /** Member of staff; no foreign key, as in the audit log. Empty for versions before the editor. */
    by: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.postId, t.version] })],
)

/** Addresses that an article had before: they lead to the one it has. */
export const postSlugs = sqliteTable('post_slugs', {
  slug: text().primaryKey(),
  postId: text('post_id')
    .notNull()
    .references(() => posts.id, { onDelete: 'cascade' }),
})
