import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import { recordEach } from '../../kernel/events/record.server.ts'
import { type ScheduledTask, STEP_ROWS } from '../../kernel/scheduled/task.ts'
import { releaseStatements } from '../../uploads/claim.server.ts'
import { posts } from '../posts.table.ts'
import { postPublished } from '../rules/desk.events.ts'
import { restorableSince } from './delete-post.server.ts'

/** Deleting frees the pictures of each: fewer at a time than rows without files. */
const STEP_POSTS = 50

/** Regular work of the blog. */
export const contentTasks: readonly ScheduledTask[] = [
  {
    // A scheduled article appears by itself. This task records it.
    name: 'publications',
    step: async (ctx) => {
      const { db, now } = ctx
      const due = db
        .select({ id: posts.id })
        .from(posts)
        .where(and(eq(posts.status, 'published'), lte(posts.publishAt, now.toISOString())))
        .limit(STEP_ROWS)
      const [, { meta }] = await db.batch([
        recordEach(
          ctx,
          postPublished,
          null,
          sql`select p.id as subject, p.publish_at as at,
            json_object('title', p.title, 'status.before', 'draft', 'status.after', 'published') as detail from ${posts} p where p.id in ${due}`,
          { dated: true },
        ),
        db
          .update(posts)
          .set({ publishAt: null, publishedAt: sql`coalesce(${posts.publishedAt}, ${posts.publishAt})` })
          .where(inArray(posts.id, due)),
      ])
      return meta.changes
    },
  },
  {
    name: 'articles',
    step: async (ctx) => {
      const { db, now } = ctx
      const gone = await db
        .select({ id: posts.id })
        .from(posts)
        .where(lte(posts.deletedAt, restorableSince(now)))
        .limit(STEP_POSTS)
      for (const { id } of gone) {
        await db.batch([...releaseStatements(ctx, { claimedBy: id }), db.delete(posts).where(eq(posts.id, id))])
      }
      // A step that returns as many as it may is asked again.
      return gone.length === STEP_POSTS ? STEP_ROWS : gone.length
    },
  },
]
