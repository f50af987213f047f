import type { Recipe } from './recipe.ts'

const FILES: Readonly<Record<string, string>> = {
  'worker/desk/rules/notes/note.ts': `import * as v from 'valibot'
import { lines } from '../../../kernel/rules/fields.ts'

/** A note to oneself. */
export const NewNote = v.strictObject({ text: v.pipe(lines('Notes', 500), v.nonEmpty('Write a note')) })
export type NewNote = v.InferOutput<typeof NewNote>

/** A note as its writer sees it. */
export interface Note {
  id: number
  text: string
}
`,
  'worker/desk/rules/notes/note.test.ts': `import * as v from 'valibot'
import { expect, test } from 'vitest'
import { NewNote } from './note.ts'

test('a note has words', () => {
  expect(v.safeParse(NewNote, { text: ' ' }).issues).toMatchObject([{ message: 'Write a note' }])
  expect(v.parse(NewNote, { text: ' Ask for the map ' })).toEqual({ text: 'Ask for the map' })
})
`,
  'worker/desk/notes.table.ts': `import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from '../kernel/identity.table.ts'

/** Notes that an account writes to itself. */
export const notes = sqliteTable(
  'notes',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text().notNull(),
  },
  (t) => [index('notes_by_user').on(t.userId, t.id)],
)
`,
  'worker/desk/notes/notes.server.ts': `import { desc, eq } from 'drizzle-orm'
import type { ServiceContext } from '../../kernel/context.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { notes } from '../notes.table.ts'
import type { NewNote, Note } from '../rules/notes/note.ts'

/** Notes of a user, the newest first. */
export const listNotes = ({ db }: ServiceContext, user: CurrentUser): Promise<Note[]> =>
  db.select({ id: notes.id, text: notes.text }).from(notes).where(eq(notes.userId, user.id)).orderBy(desc(notes.id))

/** Keeps a note. @throws DomainError unavailable */
export async function createNote({ db }: ServiceContext, user: CurrentUser, { text }: NewNote): Promise<Note> {
  const [note] = await db.insert(notes).values({ userId: user.id, text }).returning({ id: notes.id, text: notes.text })
  if (!note) throw new DomainError('unavailable', 'The note was not kept')
  return note
}
`,
  'worker/desk/notes/personal-data.server.ts': `import type { PersonalData } from '../../kernel/personal-data.ts'
import { notes } from '../notes.table.ts'
import { listNotes } from './notes.server.ts'

/** Notes, which go with the account. */
export const notesData: PersonalData = {
  tables: [notes],
  collect: async (service, { user }) => ({ notes: await listNotes(service, user) }),
}
`,
  'worker/desk/notes.api.ts': `import { Hono } from 'hono'
import { requireUser, type SignedInEnv } from '../identity/require-user.ts'
import { smallBody } from '../kernel/http/limit-body.ts'
import { limitWrites } from '../kernel/http/limit-writes.ts'
import { validated } from '../kernel/http/validated.ts'
import { createNote, listNotes } from './notes/notes.server.ts'
import { NewNote } from './rules/notes/note.ts'

/** Notes of the signed-in user. */
export const notesApi = new Hono<SignedInEnv>()
  .use('/notes', smallBody, requireUser, limitWrites)
  .get('/notes', async (c) => c.json({ notes: await listNotes(c.var.service, c.var.user) }))
  .post('/notes', validated('json', NewNote), async (c) =>
    c.json(await createNote(c.var.service, c.var.user, c.req.valid('json')), 201),
  )
`,
  'app/features/desk/notes/notes.queries.ts': `import { hc } from 'hono/client'
import type { notesApi } from '../../../../worker/desk/notes.api.ts'
import { API } from '../../../api-client.ts'
import { signedInAnswerOf } from '../../../kit/session/auth.ts'

const { notes } = hc<typeof notesApi>(...API)

/** @throws RequestError */
export const keepNote = (text: string) => signedInAnswerOf(notes.$post({ json: { text } }))
`,
  'app/features/desk/notes/note-list.tsx': `import type { Note } from '../../../../worker/desk/rules/notes/note.ts'
import { useMutation } from '../../../kit/mutation/use-mutation.ts'
import { Button } from '../../../ui/button.tsx'
import { keepNote } from './notes.queries.ts'

/** Notes of the user, and a button that adds one. */
export function NoteList({ notes }: { notes: readonly Note[] }) {
  const { run, isPending } = useMutation(() => keepNote('Call the owner'), { failed: 'Not added' })
  return (
    <>
      <Button isPending={isPending} onPress={() => run()}>
        Add a note
      </Button>
      <ul className="mt-5">
        {notes.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </>
  )
}
`,
  'app/routes/dashboard/notes.tsx': `import { listNotes } from '../../../worker/desk/notes/notes.server.ts'
import { call } from '../../context.ts'
import { NoteList } from '../../features/desk/notes/note-list.tsx'
import { pageMeta } from '../../meta.ts'
import type { Route } from './+types/notes'
import { signedInUser } from './signed-in.ts'

export const loader = ({ context, url }: Route.LoaderArgs) =>
  call(context, async (service) => ({ notes: await listNotes(service, await signedInUser(service, url)) }))

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: 'Notes', description: 'Notes to yourself.', path: '/dashboard/notes', noindex: true }, matches)

export default function Notes({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <h1 className="text-2xl lg:text-3xl">Notes</h1>
      <div className="mt-5">
        <NoteList {...loaderData} />
      </div>
    </>
  )
}
`,
  'tests/worker/desk/notes.test.ts': `import { expect, test } from 'vitest'
import { Browser, signedIn } from '../../support/identity.ts'

test('a note is kept for who wrote it', async () => {
  const { browser } = await signedIn()
  const other = (await signedIn()).browser
  expect((await browser.send('POST', '/api/notes', { text: 'Ask for the map' })).status).toBe(201)
  expect(await (await browser.get('/api/notes')).json()).toMatchObject({ notes: [{ text: 'Ask for the map' }] })
  expect(await (await other.get('/api/notes')).json()).toEqual({ notes: [] })
  expect((await browser.send('POST', '/api/notes', { text: '' })).status).toBe(400)
  expect((await new Browser().get('/api/notes')).status).toBe(401)
})
`,
  'tests/e2e/desk/notes.spec.ts': `import { expect, hydrated, test } from '../support/test.ts'

test.use({ role: 'advertiser' })

test('a note is on the page once it is kept', async ({ page }) => {
  await page.goto('/dashboard/notes')
  await hydrated(page)
  await page.getByRole('button', { name: 'Add a note' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Call the owner' }).first()).toBeVisible()
})
`,
}

const LINES: Recipe['lines'] = [
  { file: 'worker/api.ts', after: 'import { newsletterApi }', line: "import { notesApi } from './desk/notes.api.ts'" },
  { file: 'worker/api.ts', after: "  .route('/', newsletterApi)", line: "  .route('/', notesApi)" },
  {
    file: 'worker/personal-data.ts',
    after: 'import { newsletterData }',
    line: "import { notesData } from './desk/notes/personal-data.server.ts'",
  },
  { file: 'worker/personal-data.ts', after: '  newsletterData,', line: '  notesData,' },
  {
    file: 'app/routes.ts',
    after: "    route('dashboard/messages',",
    line: "    route('dashboard/notes', 'routes/dashboard/notes.tsx'),",
  },
]

/** The feature `notes` of the desk: a table, a verb, an API, a page, and their tests. */
export const FEATURE: Recipe = {
  title: 'A feature with table, verb, API, page and test',
  word: 'notes?',
  files: FILES,
  lines: LINES,
  unit: ['worker/desk/rules/notes'],
  worker: ['tests/worker/desk/notes.test.ts'],
  journey: 'a note is on the page',
}
