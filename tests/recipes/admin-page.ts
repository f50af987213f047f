import type { Recipe } from './recipe.ts'

const FILES: Readonly<Record<string, string>> = {
  'worker/desk/notes/staff-notes.server.ts': `import { desc, eq, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../kernel/context.ts'
import { record } from '../../kernel/events/record.server.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { commit, guard } from '../../kernel/sql/statements.server.ts'
import { notes } from '../notes.table.ts'
import { noteDeleted } from '../rules/desk.events.ts'
import type { Note } from '../rules/notes/note.ts'

/** The newest notes of everybody. */
export const listAllNotes = ({ db }: Pick<ServiceContext, 'db'>): Promise<Note[]> =>
  db.select({ id: notes.id, text: notes.text }).from(notes).orderBy(desc(notes.id)).limit(50)

/** Deletes a note. @throws DomainError not_found */
export async function deleteNote(service: ServiceContext, staff: CurrentUser, id: number): Promise<void> {
  const { db } = service
  await commit(
    db.batch([
      guard(db, sql\`exists (select 1 from \${notes} where \${notes.id} = \${id})\`),
      db.delete(notes).where(eq(notes.id, id)),
      record(service, noteDeleted.of(staff.id, { subject: String(id) })),
    ]),
    async () => new DomainError('not_found', 'This note is not there any more'),
  )
}
`,
  'worker/desk/staff-notes.api.ts': `import { Hono } from 'hono'
import type { SignedInEnv } from '../identity/require-user.ts'
import { rateLimit } from '../kernel/http/rate-limit.ts'
import { deleteNote } from './notes/staff-notes.server.ts'

/** Notes for staff. Mounted behind the guard of worker/backoffice/staff.api.ts. */
export const staffNotesApi = new Hono<SignedInEnv>().delete('/notes/:id', rateLimit('LIMIT_STAFF'), async (c) => {
  await deleteNote(c.var.service, c.var.user, Number(c.req.param('id')))
  return c.body(null, 204)
})
`,
  'app/features/desk/admin-notes/admin-notes.queries.ts': `import { hc } from 'hono/client'
import type { staffApi } from '../../../../worker/backoffice/staff.api.ts'
import { API } from '../../../api-client.ts'
import { signedInAnswerOf } from '../../../kit/session/auth.ts'

const note = hc<typeof staffApi>(...API).admin.notes[':id']

/** @throws RequestError */
export const removeNote = (id: number) => signedInAnswerOf(note.$delete({ param: { id: \`\${id}\` } }))
`,
  'app/features/desk/admin-notes/staff-note-list.tsx': `import type { Note } from '../../../../worker/desk/rules/notes/note.ts'
import { useMutation } from '../../../kit/mutation/use-mutation.ts'
import { Button } from '../../../ui/button.tsx'
import { removeNote } from './admin-notes.queries.ts'

/** Notes of everybody, each with a button that deletes it. */
export function StaffNoteList({ notes }: { notes: readonly Note[] }) {
  const { run } = useMutation(removeNote, { done: 'Note deleted', failed: 'Not deleted' })
  return (
    <ul>
      {notes.map(({ id, text }) => (
        <li key={id}>
          {text} <Button onPress={() => run(id)}>Delete this note</Button>
        </li>
      ))}
    </ul>
  )
}
`,
  'app/routes/admin/notes.tsx': `import { listAllNotes } from '../../../worker/desk/notes/staff-notes.server.ts'
import { StaffNoteList } from '../../features/desk/admin-notes/staff-note-list.tsx'
import { AdminPage } from '../../features/shell/admin-shell/admin-page.tsx'
import type { Route } from './+types/notes'
import { adminMeta } from './admin-meta.ts'
import { callStaff } from './staff.ts'

export const loader = ({ context }: Route.LoaderArgs) =>
  callStaff(context, ['support'], async (service) => ({ notes: await listAllNotes(service) }))

export const meta = adminMeta('Notes, Admin')

export default function StaffNotes({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage title="Notes">
      <StaffNoteList {...loaderData} />
    </AdminPage>
  )
}
`,
  'tests/worker/desk/staff-notes.test.ts': `import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { signedIn } from '../../support/identity.ts'

test('staff delete a note, once, and the audit log has it', async () => {
  const { browser: writer } = await signedIn()
  const { id } = await (await writer.send('POST', '/api/notes', { text: 'Ask for the map' })).json<{ id: number }>()
  const { browser } = await signedIn('admin')
  expect((await writer.send('DELETE', \`/api/admin/notes/\${id}\`)).status).toBe(403)
  expect((await browser.send('DELETE', \`/api/admin/notes/\${id}\`)).status).toBe(204)
  expect((await browser.send('DELETE', \`/api/admin/notes/\${id}\`)).status).toBe(404)
  const rows = await env.DB.prepare("SELECT subject FROM audit_log WHERE action = 'note.deleted'").all()
  expect(rows.results).toEqual([{ subject: String(id) }])
})
`,
}

const LINES: Recipe['lines'] = [
  {
    file: 'worker/desk/rules/desk.events.ts',
    after: "const post = inArea('blog', 'post')",
    line: "export const noteDeleted = defineRecorded('note.deleted', { words: answer('Note', 'Deleted', 'danger') })",
  },
  { file: 'worker/desk/rules/desk.events.ts', after: '  cannedAnswerDeleted,', line: '  noteDeleted,' },
  {
    file: 'worker/backoffice/staff.api.ts',
    after: 'import { subscribersApi }',
    line: "import { staffNotesApi } from '../desk/staff-notes.api.ts'",
  },
  { file: 'worker/backoffice/staff.api.ts', after: "  ['/tickets', ['support']],", line: "  ['/notes', ['support']]," },
  {
    file: 'worker/backoffice/staff.api.ts',
    after: "  .route('/', staffPostsApi)",
    line: "  .route('/', staffNotesApi)",
  },
  {
    file: 'app/routes.ts',
    after: "    route('users', 'routes/admin/users.tsx'),",
    line: "    route('notes', 'routes/admin/notes.tsx', { id: 'admin-notes' }),",
  },
  {
    file: 'app/features/shell/admin-shell/sections.ts',
    after: "  { to: '/admin/support'",
    line: "  { to: '/admin/notes', label: 'Notes', icon: BookText, areas: ['support'] },",
  },
  { file: 'tests/worker/identity/identity-staff-routes.test.ts', after: "    'listings',", line: "    'notes'," },
]

/** A page of the back office for those notes, with an act of staff. */
export const ADMIN_PAGE: Recipe = {
  title: 'An admin page',
  word: 'notes',
  files: FILES,
  lines: LINES,
  worker: ['tests/worker/desk/staff-notes.test.ts', 'tests/worker/backoffice/audit-list.test.ts'],
}
