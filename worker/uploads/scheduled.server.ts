import { and, isNull, lt, or, sql } from 'drizzle-orm'
import type { ScheduledTask } from '../kernel/scheduled/task.ts'
import { uploads } from './uploads.table.ts'
import { pathsOf } from './variants.ts'

const DAY_MS = 86_400_000

/** The bucket deletes a thousand at once; each file has four. */
const STEP_FILES = 200

/** Scheduled tasks of uploads: deletes unclaimed files after a day. */
export const uploadTasks: readonly ScheduledTask[] = [
  {
    name: 'uploads',
    step: async ({ db, now, files }) => {
      const yesterday = now.getTime() - DAY_MS
      const over = and(
        isNull(uploads.claimedBy),
        lt(uploads.createdAt, yesterday),
        or(isNull(uploads.releasedAt), lt(uploads.releasedAt, yesterday)),
      )
      // Rows first, so that the files cannot be claimed from then on. An interruption leaves files without a row, which
      // have no address.
      const gone = await db
        .delete(uploads)
        .where(sql`${uploads.key} in (select ${uploads.key} from ${uploads} where ${over} limit ${STEP_FILES})`)
        .returning({ key: uploads.key })
      if (gone.length > 0) await files.delete(gone.flatMap(({ key }) => pathsOf(key)))
      return gone.length
    },
  },
]
