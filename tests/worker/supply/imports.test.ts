import { eq, like, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { beforeAll, describe, expect, test } from 'vitest'
import { allocations } from '../../../worker/catalogue/calendar.table.ts'
import { listings } from '../../../worker/catalogue/catalogue.table.ts'
import { ownerListings } from '../../../worker/catalogue/owner-listings.table.ts'
import { auditLog } from '../../../worker/kernel/audit.table.ts'
import type { CurrentUser } from '../../../worker/kernel/rules/identity/user.ts'
import { checkFile } from '../../../worker/supply/imports/check.server.ts'
import { listMedia, listPastImports } from '../../../worker/supply/imports/past-imports.server.ts'
import { importFile } from '../../../worker/supply/imports/run.server.ts'
import { undoImport } from '../../../worker/supply/imports/undo.server.ts'
import { importedListings, listImports } from '../../../worker/supply/inventory.table.ts'
import { sendListing } from '../../../worker/supply/listings/acts.server.ts'
import { saveListing } from '../../../worker/supply/listings/drafts.server.ts'
import { getOwned, getRules } from '../../../worker/supply/listings/own-listing.server.ts'
import { importColumns } from '../../../worker/supply/rules/imports/column.ts'
import type { ImportStep } from '../../../worker/supply/rules/imports/import.ts'
import { noteText } from '../../../worker/supply/rules/imports/validate-record.ts'
import { ListingContent } from '../../../worker/supply/rules/listings/content.ts'
import { lineIn, newPerson, newRequest, newWall } from '../../support/bookings.ts'
import { ROWS } from '../../support/catalogue.ts'
import { asked, csvOf, importer, newSeller, OWNER, publishThree, row, sent } from '../../support/imports.ts'
import { band, newCompany, newListing, newMember, station } from '../../support/inventory.ts'
import { changedBefore, refusalOf, service } from '../../support/service.ts'
import { recordedService, rowsOf } from '../../support/staff.ts'

let manager: CurrentUser
beforeAll(async () => {
  await publishThree()
  manager = await newSeller()
})

const run = importer(() => manager)

test('the media of an owner: that in which it has most listings comes first', async () => {
  const counts = (await listMedia(service, manager, OWNER)).map((medium) => medium.listings)
  expect(counts[0]).toBeGreaterThan(0)
  expect(counts).toEqual(counts.toSorted((a, b) => b - a))
})

const stored = (prefix: string) =>
  service.db
    .select()
    .from(ownerListings)
    .where(like(ownerListings.ownRef, `${prefix}%`))
const publicOf = async (ownRef: string) => {
  const [found] = await service.db
    .select({ listing: listings })
    .from(listings)
    .innerJoin(ownerListings, eq(ownerListings.id, listings.id))
    .where(eq(ownerListings.ownRef, ownRef))
  return found?.listing
}

describe('a dry run', () => {
  test('says what the file comes to, by row and cell, and writes nothing', async () => {
    const before = await service.db.$count(ownerListings)
    const key = await sent(csvOf(row('D-1'), row('D-2', { rate: 'one lakh' }), row('D-3', { group: 'No such' })))
    const checked = await checkFile(service, manager, asked(key))
    expect(checked.counts).toMatchObject({ new: 1, changed: 0, same: 0, error: 2, check: 1 })
    const notes = checked.listings.flatMap((one) => one.notes.filter(({ isError }) => isError).map(noteText))
    expect(notes[0]).toBe('Row 3, Rate: “one lakh” is not an amount')
    expect(notes[1]).toMatch(/^Row 4, Group: “No such” is not one of the choices/)
    expect(checked.listings.map(({ title, place }) => [title, place])).toEqual(
      ['D-1', 'D-2', 'D-3'].map((code) => [`Wall ${code}`, 'Pune']),
    )
    expect(checked.columns.map(({ key }) => key)).not.toContain(null)
    expect(await service.db.$count(ownerListings)).toBe(before)
    expect(await service.db.$count(listImports)).toBe(0)
  })

  test('takes cells that were mended on the page, and a mapping that was chosen', async () => {
    const key = await sent(csvOf(row('F-1', { rate: 'one lakh' })).replace('Rate', 'Money'))
    const { columns, counts } = await checkFile(service, manager, asked(key))
    expect(counts.error).toBe(1)
    const at = columns.findIndex(({ heading }) => heading === 'Money')
    const mapping = columns.map((column, index) => (index === at ? 'rate' : column.key))
    const wrong = await checkFile(
      service,
      manager,
      asked(key, { mapping, fixes: [{ row: 2, column: at, value: 'ten' }] }),
    )
    expect(wrong.listings[0]?.notes).toMatchObject([{ cell: 'ten', message: '“ten” is not an amount' }])
    const mended = await checkFile(
      service,
      manager,
      asked(key, { mapping, fixes: [{ row: 2, column: at, value: '1 lakh' }] }),
    )
    expect(mended.counts).toMatchObject({ new: 1, error: 0 })
    const twice = checkFile(service, manager, asked(key, { mapping: ['rate', 'rate'] }))
    expect(await refusalOf(twice)).toBe('bad_input: Two columns are matched with the same field')
  })

  test('names a field that there is not, and remembers how headings were matched', async () => {
    const file = (code: string) => csvOf(row(code)).replace('Rate', 'Takings')
    const key = await sent(file('K-1'))
    const { columns } = await checkFile(service, manager, asked(key))
    const at = columns.findIndex(({ heading }) => heading === 'Takings')
    expect(columns[at]?.key).toBeNull()
    const unknown = checkFile(service, manager, asked(key, { mapping: columns.map(() => 'no-such-field') }))
    expect(await refusalOf(unknown)).toBe('bad_input: A column is matched with an unknown field')
    const mapping = columns.map((column, index) => (index === at ? 'rate' : column.key))
    expect(await run(key, { mapping })).toMatchObject({ created: 1 })
    const later = await checkFile(service, manager, asked(await sent(file('K-2'))))
    expect(later.columns[at]?.key).toBe('rate')
    expect(later.counts).toMatchObject({ new: 1, error: 0 })
  })

  test('finds a listing by our reference before its own, once, and in its own medium', async () => {
    await run(await sent(csvOf(row('T-1'), row('T-2'))))
    const refOf = async (code: string) => (await stored(code))[0]?.ref ?? ''
    const [one, two] = [await refOf('T-1'), await refOf('T-2')]
    const notes = async (text: string, category = 'ooh') => {
      const { listings: found, counts } = await checkFile(service, manager, asked(await sent(text), { category }))
      return [counts.error, ...found.flatMap((listing) => listing.notes.map(noteText))]
    }
    const head = 'Listing reference,Site Code,Title,Rate'
    expect(await notes(`${head}\n${one},T-1,,2 lakh`)).toEqual([0, 'Row 2, Rate: Read as ₹2,00,000'])
    const found = await checkFile(service, manager, asked(await sent('Site Code,Title\nT-1, \n,Wall')))
    expect(found.listings[0]).toMatchObject({ marks: expect.stringContaining(one), title: 'Wall T-1', place: 'Pune' })
    expect(found.columns.map(({ examples }) => examples)).toEqual([['T-1'], ['Wall']])
    expect(await notes(`${head}\n${one},T-2,,5`)).toEqual([1, `Row 2, Site Code: “T-2” is the reference of ${two}`])
    expect(await notes(`${head}\n${one},,,5\n,T-1,,6`)).toEqual([
      1,
      `Row 3, Listing reference: ${one} is already in row 2`,
    ])
    expect((await notes('Listing reference,Title\nNOPE-1,Wall'))[1]).toMatch(/you have no listing “NOPE-1”/)
    expect((await notes(`Listing reference,Title\n${one},Radio`, 'radio'))[1]).toBe(
      `Row 2, Listing reference: ${one} is a listing of another medium`,
    )
    // A listing with the same title and city, whose owner has no reference of its own for it.
    await rowsOf(`UPDATE owner_listings SET own_ref = NULL WHERE ref = ?`, two)
    const twin = await checkFile(
      service,
      manager,
      asked(await sent(csvOf(row('T-3', { title: 'Wall T-2' }), row('T-4', { title: 'Wall T-1' })))),
    )
    expect(twin.listings.map((listing) => listing.notes.map(noteText))).toEqual(
      [
        [
          `Row 2, Listing reference: Same title and city as ${two}. Update it instead?`,
          'Row 2, Rate: Read as ₹1,25,000',
        ].toSorted(),
        ['Row 3, Rate: Read as ₹1,25,000'],
      ].map((lines) => expect.arrayContaining(lines)),
    )
    expect(twin.counts).toMatchObject({ new: 2, check: 2 })
  })

  test('names the field of a note also where the file has no column for it', async () => {
    const wall = await newWall()
    const checked = await checkFile(service, manager, asked(await sent(csvOf(row('', { title: `Title of ${wall}` })))))
    expect(checked.listings[0]?.notes.map((note) => [note.column, noteText(note)])).toContainEqual([
      ...[null, expect.stringMatching(/^Row 2, Listing reference: has the title and city of /)],
    ])
  })

  test('takes no listing of another owner, of another medium or of the archive for a twin', async () => {
    const theirs = await newWall({ ownerId: await newCompany() })
    const [moved, old] = [await newWall(), await newWall()]
    await rowsOf(`UPDATE owner_listings SET category_id = 'radio' WHERE id = ?`, moved)
    await rowsOf(`UPDATE owner_listings SET state = 'archived' WHERE id = ?`, old)
    const rows = [theirs, moved, old].map((id) => row('', { title: `Title of ${id}` }))
    const { counts } = await checkFile(service, manager, asked(await sent(csvOf(...rows))))
    expect(counts).toMatchObject({ new: 3, error: 0 })
  })
})

describe('an import', () => {
  test('publishes new listings, changes those that are there, and leaves the same alone', async () => {
    const first = await run(await sent(csvOf(row('A-1'), row('A-2'))))
    expect(first).toMatchObject({ created: 2, changed: 0, refused: 0, newState: 'live' })
    expect(await publicOf('A-1')).toMatchObject({
      title: 'Wall A-1',
      rate: 1_25_000_00,
      city: 'Pune',
      details: { face: { width: 40, height: 20 } },
    })
    const second = await run(await sent(csvOf(row('A-1', { rate: '2 lakh' }), row('A-2'), row('A-3'))))
    expect(second).toMatchObject({ created: 1, changed: 1, same: 1 })
    expect(await publicOf('A-1')).toMatchObject({ rate: 2_00_000_00 })
    const { ref } = (await publicOf('A-1')) ?? { ref: '' }
    const third = await run(await sent(`Listing reference,Rate\n${ref.toLowerCase()},3 lakh`))
    expect(third).toMatchObject({ changed: 1 })
    const audited = await service.db.select().from(auditLog).where(eq(auditLog.subject, third.id))
    expect(audited).toHaveLength(1)
    expect(audited[0]).toMatchObject({ action: 'listings.imported', actor: manager.id })
  })

  test('is all or nothing, or only the good ones', async () => {
    const key = await sent(csvOf(row('G-1'), row('G-2', { rate: 'x' })))
    expect(await refusalOf(run(key))).toMatch(/^bad_input: 1 listings? ha/)
    expect(await stored('G-')).toHaveLength(0)
    expect(await run(key, { only: 'good' })).toMatchObject({ created: 1, refused: 1 })
    expect((await stored('G-')).map(({ ownRef }) => ownRef)).toEqual(['G-1'])
  })

  test('leaves nothing where its last statement fails', async () => {
    const before = await service.db.$count(ownerListings)
    await service.db.run(sql`create trigger no_more before insert on imported_listings
      when (select count(*) from imported_listings where import_id = new.import_id) >= 1100 begin select raise(abort, 'constraint failed: full'); end`)
    const rows = Array.from({ length: 1_200 }, (_, i) => row(`L-${i}`))
    expect(await refusalOf(run(await sent(csvOf(...rows))))).toMatch(/^conflict/)
    await service.db.run(sql`drop trigger no_more`)
    expect(await service.db.$count(ownerListings)).toBe(before)
    expect(await service.db.$count(listImports, eq(listImports.created, 1_200))).toBe(0)
  })

  test('is done once for a file that was sent, also where it is asked for twice at the same moment', async () => {
    const key = await sent(csvOf(row('', { title: 'Twice One' }), row('', { title: 'Twice Two' })))
    const input = { ...asked(key), only: 'all' as const, expect: { created: 2, changed: 0 } }
    const countTwice = () => service.db.$count(listings, like(listings.title, 'Twice %'))
    const { ctx, purge } = recordedService()
    const [first, second] = await Promise.all([importFile(ctx, manager, input), importFile(service, manager, input)])
    expect([first, second].every(({ id }) => id === first.id)).toBe(true)
    expect(second).toEqual(first)
    expect(first).toMatchObject({ created: 2, changed: 0, same: 0, refused: 0, newState: 'live' })
    expect(await importFile(service, manager, input)).toEqual(first)
    expect(await countTwice()).toBe(2)
    const rival = await newSeller('manage', 'another-owner')
    expect(await refusalOf(importFile(service, rival, { ...input, owner: 'another-owner' }))).toMatch(/^not_found/)
    expect(await refusalOf(importFile(service, manager, { ...input, only: 'good' }))).toBe(
      'conflict: This file was already imported. Send it again to import the rest',
    )
    purge.mockClear()
    await undoImport(ctx, manager, { id: first.id, rest: false })
    expect(purge.mock.calls.flat(2)).toContain('category:ooh')
    purge.mockClear()
    const again = await importFile(ctx, manager, input)
    expect(purge.mock.calls.flat(2)).toContain('category:ooh')
    expect(again).toMatchObject({ created: 2 })
    expect(again.id).not.toBe(first.id)
    expect(await countTwice()).toBe(2)
  })

  test('gives no number of a listing that was taken back to another one', async () => {
    const refsOf = async (prefix: string) => (await stored(prefix)).map(({ ref }) => ref)
    const { id } = await run(await sent(csvOf(row('N-1'), row('N-2'))))
    const before = await refsOf('N-')
    await undoImport(service, manager, { id, rest: false })
    await run(await sent(csvOf(row('N-3'), row('N-4'))))
    const after = await refsOf('N-')
    expect(after).toHaveLength(2)
    expect(before.filter((ref) => after.includes(ref))).toEqual([])
  })

  test('changes a hundred listings that are as long as listings may be', async () => {
    const spots = Array.from({ length: 150 }, (_, i) => band({ name: `Band ${i} ${'x'.repeat(40)}`, rate: 1_000_00 }))
    const numbers = Array.from({ length: 110 }, (_, i) => i)
    for (const n of numbers) {
      const ownRef = `BIG-${n}`
      await service.db.insert(ownerListings).values({
        ...{ id: `big-${n}`, ownerId: OWNER, categoryId: 'radio', ref: `BIGRADIO-${n}`, ownRef, state: 'draft' },
        ...{ content: station({ ownRef, spots: v.parse(ListingContent.entries.spots, spots) }), updatedAt: 0 },
      })
    }
    const key = await sent(['Own reference,Title', ...numbers.map((n) => `BIG-${n},Long ${n}`)].join('\n'))
    expect(await run(key, { category: 'radio', newState: 'draft' })).toMatchObject({ changed: 110, refused: 0 })
  })

  test('is refused where rights, listings or their number change before it is written', async () => {
    await run(await sent(csvOf(row('C-1'))))
    const leaving = await newSeller()
    const member = (set: string) => `UPDATE owner_members SET ${set} WHERE user_id = '${leaving.id}'`
    const published = (at: string) =>
      `UPDATE owner_listings SET published_at = ${at} WHERE owner_id = '${OWNER}' AND state = 'live'`
    for (const [change, back, refusal] of [
      [member(`rights = 'sell'`), member(`rights = 'manage'`), /^forbidden/],
      [member(`state = 'withdrawn'`), member(`state = 'approved'`), /^not_found/],
      [`UPDATE owner_listings SET version = version + 1 WHERE own_ref = 'C-1'`, null, /^conflict: Someone else/],
      [published('NULL'), published('updated_at'), /^conflict: Someone else/],
    ] as const) {
      const key = await sent(csvOf(row('C-1', { rate: '3 lakh' }), row('C-2')))
      const input = { ...asked(key), only: 'all' as const, expect: { created: 1, changed: 1 } }
      const slow = changedBefore(() => rowsOf(change))
      expect(await refusalOf(importFile(slow, leaving, input))).toMatch(refusal)
      if (back) await rowsOf(back)
    }
    expect(await publicOf('C-1')).toMatchObject({ rate: 1_25_000_00 })
    expect(await stored('C-2')).toEqual([])
    // Someone else's listing has the reference, and with it the address, that a new one was to have.
    const key = await sent(csvOf(row('C-2')))
    const [last] = await rowsOf<{ n: number }>(`SELECT n FROM series WHERE name = 'listing:OOH'`)
    const ref = `OOH-${String((last?.n ?? 0) + 1).padStart(4, '0')}`
    const id = `wall-c-2-${ref.toLowerCase()}`
    const taken = changedBefore(() =>
      service.db.insert(ownerListings).values({
        ...{ id, ref, ownerId: 'another-owner', categoryId: 'ooh', state: 'draft', content: {}, updatedAt: 0 },
      }),
    )
    const input = { ...asked(key), only: 'all' as const, expect: { created: 1, changed: 0 } }
    expect(await refusalOf(importFile(taken, manager, input))).toMatch(/^conflict: Someone else/)
    expect(await rowsOf('SELECT owner_id, own_ref FROM owner_listings WHERE id = ?', id)).toEqual([
      { owner_id: 'another-owner', own_ref: null },
    ])
  })

  test('makes drafts for an owner whose first listings are checked by staff', async () => {
    const company = await newCompany()
    const own = await newMember(company)
    const file = async () => asked(await sent(csvOf(row('H-1')), company), { owner: company })
    const rules = async () => {
      const { newState, mayPublish, isReviewed } = await checkFile(service, own, await file())
      return { newState, mayPublish, isReviewed }
    }
    for (let n = 0; n < 2; n++) await newWall({ ownerId: company })
    expect(await rules()).toEqual({ newState: 'draft', mayPublish: false, isReviewed: true })
    const input = { ...(await file()), only: 'all' as const, expect: { created: 1, changed: 0 } }
    const { ctx, purge } = recordedService()
    expect(await importFile(ctx, own, input)).toMatchObject({ newState: 'draft' })
    expect(await importFile(ctx, own, input)).toMatchObject({ created: 1, newState: 'draft' })
    // Drafts change no public page.
    expect(purge).not.toHaveBeenCalled()
    expect((await stored('H-1'))[0]?.state).toBe('draft')
    await newWall({ ownerId: company })
    expect(await rules()).toEqual({ newState: 'live', mayPublish: true, isReviewed: false })
  })

  test('of nothing new is refused', async () => {
    await run(await sent(csvOf(row('I-1'))))
    expect(await refusalOf(run(await sent(csvOf(row('I-1')))))).toBe('bad_input: Nothing to import')
  })

  test('leaves what is in review or archived', async () => {
    await run(await sent(csvOf(row('J-1'), row('J-2'))))
    await rowsOf(`UPDATE owner_listings SET state = 'review', content = '{}' WHERE own_ref = 'J-1'`)
    await rowsOf(`UPDATE owner_listings SET state = 'archived', content = '{}' WHERE own_ref = 'J-2'`)
    const { listings: found } = await checkFile(service, manager, asked(await sent(csvOf(row('J-1'), row('J-2')))))
    expect(found.flatMap(({ notes }) => notes.filter(({ isError }) => isError).map(noteText))).toEqual([
      expect.stringMatching(/^Row 2: .* is in review/),
      expect.stringMatching(/^Row 3: .* is archived/),
    ])
  })

  test('is refused when it comes to something else than was shown', async () => {
    const key = await sent(csvOf(row('E-1')))
    const refused = importFile(service, manager, { ...asked(key), only: 'all', expect: { created: 2, changed: 0 } })
    expect(await refusalOf(refused)).toMatch(/^conflict: Your listings have changed/)
  })

  test('says how far it is', async () => {
    const steps: ImportStep[] = []
    const numbers = Array.from({ length: 300 }, (_, i) => i)
    const key = await sent(csvOf(...numbers.map((i) => row(`S-${i}`, i < 201 ? { rate: '5000' } : {}))))
    // Of each outcome 200 listings are shown, and those to look at are one of them.
    const { listings: shown, counts } = await checkFile(service, manager, asked(key))
    expect([shown.length, counts.new, counts.check]).toEqual([299, 300, 99])
    const input = { ...asked(key), only: 'all' as const, expect: { created: 300, changed: 0 } }
    await importFile(service, manager, input, async (step) => void steps.push(step))
    expect(steps.map(({ step }) => step)).toEqual(['reading', 'checking', 'checking', 'writing'])
    expect(steps[2]).toEqual({ step: 'checking', done: 250, of: 300 })
  })

  test('makes the spots of a station out of rows of one reference', async () => {
    const group = ROWS.subcategories.find(({ categoryId }) => categoryId === 'radio')?.name ?? ''
    const key = await sent(
      [
        'Own reference,Title,Group,Spot: Name,Spot: Rate (₹)',
        `R-1,Radio Test,${group},Morning,1000`,
        'R-1,,,Evening,900',
      ].join('\n'),
    )
    expect(await run(key, { category: 'radio', newState: 'draft' })).toMatchObject({ created: 1 })
    const [made] = await stored('R-1')
    expect(made?.state).toBe('draft')
    const { listing } = await getOwned(service, manager, made?.id ?? '')
    expect(listing.content.spots.map(({ name, rate }) => [name, rate])).toEqual([
      ['Morning', 1_000_00],
      ['Evening', 900_00],
    ])
  })
})

describe('rights', () => {
  test('who may only look cannot check; who sells makes drafts; another owner is not there', async () => {
    const key = await sent(csvOf(row('P-1')))
    const [viewer, seller, rival] = [
      await newSeller('view'),
      await newSeller('sell'),
      await newSeller('manage', 'another-owner'),
    ]
    expect(await refusalOf(checkFile(service, viewer, asked(key)))).toMatch(/^forbidden/)
    expect(await refusalOf(checkFile(service, rival, asked(key)))).toMatch(/^not_found/)
    expect(await refusalOf(checkFile(service, manager, asked(key, { owner: 'another-owner' })))).toMatch(/^not_found/)
    const checked = await checkFile(service, seller, asked(key))
    expect(checked).toMatchObject({ newState: 'draft', mayPublish: false })
    expect(await run(key, {}, seller)).toMatchObject({ created: 1, newState: 'draft' })
    expect((await stored('P-1'))[0]?.state).toBe('draft')
  })

  test('a file of another owner, and references of another owner, are unknown', async () => {
    const [foreign] = await service.db
      .select({ ref: ownerListings.ref })
      .from(ownerListings)
      .where(sql`owner_id <> ${OWNER} and category_id = 'ooh'`)
    const key = await sent(`Listing reference,Title,Rate\n${foreign?.ref},Taken,1`)
    const {
      listings: [first],
      counts,
    } = await checkFile(service, manager, asked(key))
    expect(counts.error).toBe(1)
    expect(first?.notes.map(({ message }) => message).join()).toMatch(/you have no listing/)
    const theirs = await sent(csvOf(row('Q-1')), 'another-owner')
    expect(await refusalOf(checkFile(service, manager, asked(theirs)))).toMatch(
      /^not_found: The file is no longer here/,
    )
    // Neither is a file that was sent for something else, or that has not arrived.
    const own = await sent(csvOf(row('Q-2')), OWNER, 'walls.csv')
    expect((await checkFile(service, manager, asked(own))).name).toBe('walls.csv')
    for (const [set, back] of [
      [`purpose = 'photo'`, `purpose = 'import'`],
      [`sha256 = ''`, `sha256 = 'abc'`],
    ]) {
      await rowsOf(`UPDATE uploads SET ${set} WHERE key = ?`, own)
      expect(await refusalOf(checkFile(service, manager, asked(own)))).toMatch(/^not_found: The file is no longer here/)
      await rowsOf(`UPDATE uploads SET ${back} WHERE key = ?`, own)
    }
    expect((await checkFile(service, manager, asked(own))).counts.new).toBe(1)
  })

  test('the imports of one owner are listed, also to a member of several', async () => {
    const both = await newSeller('manage', 'another-owner')
    const other = await newSeller('view')
    await rowsOf('UPDATE owner_members SET user_id = ? WHERE user_id = ?', both.id, other.id)
    expect(await listPastImports(service, both, 'another-owner')).toEqual([])
    const [past] = await listPastImports(service, both, OWNER)
    expect(past).toMatchObject({ name: 'sites.csv', by: 'Asha Menon' })
    expect(ROWS.categories.map(({ name }) => name)).toContain(past?.category)
  })
})

describe('an undo', () => {
  test('removes what was made, and puts back what was changed', async () => {
    await run(await sent(csvOf(row('U-1'))))
    const { id } = await run(await sent(csvOf(row('U-1', { rate: '9 lakh' }), row('U-2'))))
    expect(await undoImport(service, manager, { id, rest: false })).toEqual({ removed: 1, restored: 1, left: [] })
    expect(await publicOf('U-1')).toMatchObject({ rate: 1_25_000_00 })
    expect(await publicOf('U-2')).toBeUndefined()
    expect(await refusalOf(undoImport(service, await newSeller('view'), { id, rest: false }))).toMatch(/^forbidden/)
    expect(await stored('U-2')).toHaveLength(0)
    expect(await refusalOf(undoImport(service, manager, { id, rest: false }))).toMatch(
      /^conflict: This import was already undone/,
    )
    expect((await listPastImports(service, manager, OWNER)).find((one) => one.id === id)).toMatchObject({
      canUndo: false,
    })
  })

  test('of drafts is done by who may sell, and the last minute of the 30 days counts', async () => {
    const seller = await newSeller('sell')
    const { id } = await run(await sent(csvOf(row('Z-1'))), {}, seller)
    const due = { ...service, now: new Date(service.now.getTime() + 30 * 86_400_000) }
    expect((await listPastImports(due, seller, OWNER)).find((one) => one.id === id)).toMatchObject({ canUndo: true })
    const { ctx, purge } = recordedService({ now: due.now })
    expect(await undoImport(ctx, seller, { id, rest: false })).toEqual({ removed: 1, restored: 0, left: [] })
    expect(purge).not.toHaveBeenCalled()
    expect(await stored('Z-1')).toEqual([])
    expect(await listPastImports(service, await newSeller('manage', 'another-owner'), OWNER)).toEqual([])
  })

  test('leaves a station with a band that came with it and is booked or blocked since', async () => {
    const draft = await newListing(manager, OWNER, station({ title: 'Grown FM', ownRef: 'FM-2' }), 'radio')
    await sendListing(service, manager, draft)
    const headings = new Map(
      importColumns(await getRules(service, 'radio')).map(({ key, heading }) => [key, heading] as const),
    )
    const cells = {
      ...{ ownRef: 'FM-2', 'spot.name': 'Noon', 'spot.type': 'FCT, 20 sec', 'spot.rate': '900' },
      ...{ 'spot.unit': 'per_10_sec', 'spot.seconds': '20', 'spot.minQuantity': '7', 'spot.step': '7' },
      ...{ 'spot.slotFrom': '12:00', 'spot.slotTo': '14:00' },
    }
    const quotedRow = (texts: readonly string[]) => texts.map((text) => `"${text}"`).join(',')
    const file = [Object.keys(cells).map((key) => headings.get(key) ?? key), Object.values(cells)].map(quotedRow)
    const { id } = await run(await sent(file.join('\n')), { category: 'radio' })
    const noon = `${draft.id}:noon`
    const undone = (ctx = service) => undoImport(ctx, manager, { id, rest: false })
    const reasons = async () =>
      undone().then(
        () => [],
        ({ detail }) => detail.left.map(({ why }: { why: string }) => why),
      )
    const days = { starts: '2027-06-01', until: '2027-07-01', quantity: 7 }
    await service.db.insert(allocations).values({ takerId: 'blk_noon', kind: 'block', resourceId: noon, ...days })
    expect(await reasons()).toEqual(['Days of it are blocked or sold'])
    await rowsOf(`DELETE FROM allocations WHERE taker_id = 'blk_noon'`)
    const buyer = await newPerson()
    const booked = () => newRequest(buyer, [noon], { startDate: '2026-12-15', endDate: '2027-01-11' })
    expect(await refusalOf(undone(changedBefore(booked)))).toMatch(/^conflict/)
    expect(await reasons()).toEqual(['It is in a campaign'])
    for (const rest of [false, true]) {
      expect(await refusalOf(undoImport(service, manager, { id, rest }))).toBe(
        'conflict: This import can no longer be undone',
      )
    }
    const { listing } = await getOwned(service, manager, draft.id)
    expect(listing.content.spots.map((spot) => spot.id)).toEqual(['morning-drive', 'late-night', 'noon'])
  })

  test('takes away the spots of a draft that came with it', async () => {
    const group = ROWS.subcategories.find(({ categoryId }) => categoryId === 'radio')?.name ?? ''
    const file = (...spots: string[]) =>
      [
        'Own reference,Title,Group,Spot: Name,Spot: Rate (₹)',
        ...spots.map((name) => `B-1,Radio Undo,${group},${name},1000`),
      ].join('\n')
    await run(await sent(file('Morning')), { category: 'radio', newState: 'draft' })
    const { id } = await run(await sent(file('Morning', 'Evening')), { category: 'radio' })
    const names = async () =>
      (await getOwned(service, manager, (await stored('B-1'))[0]?.id ?? '')).listing.content.spots.map(
        ({ name }) => name,
      )
    expect(await names()).toEqual(['Morning', 'Evening'])
    const seller = await newSeller('sell')
    expect(await undoImport(service, seller, { id, rest: false })).toEqual({ removed: 0, restored: 1, left: [] })
    expect(await names()).toEqual(['Morning'])
  })

  test('restores a station whose booked bands were there before', async () => {
    const draft = await newListing(manager, OWNER, station({ title: 'Undone FM', ownRef: 'FM-1' }), 'radio')
    expect(await sendListing(service, manager, draft)).toBe('live')
    const file = 'Own reference,Title,Spot: Name,Spot: Rate (₹)\nFM-1,Undone FM,Morning drive,3000'
    const { id } = await run(await sent(file), { category: 'radio' })
    expect(await publicOf('FM-1')).toMatchObject({ rate: 60_000 })
    const days = { startDate: '2026-12-15', endDate: '2027-01-11' }
    await newRequest(await newPerson(), [`${draft.id}:morning-drive`], days)
    const rateOf = async () => (await getOwned(service, manager, draft.id)).listing.content.spots[0]?.rate
    expect(await rateOf()).toBe(300_000)
    expect(await undoImport(service, manager, { id, rest: false })).toEqual({ removed: 0, restored: 1, left: [] })
    expect(await rateOf()).toBe(240_000)
  })

  test('names what was edited or booked since, and undoes the rest only on request', async () => {
    const { id } = await run(await sent(csvOf(row('V-1'), row('V-2'), row('V-3'))))
    const [edited, booked] = await stored('V-')
    const { listing } = await getOwned(service, manager, edited?.id ?? '')
    await saveListing(service, manager, listing.id, {
      version: listing.version,
      content: { ...listing.content, title: 'Edited' },
    })
    await newRequest(await newPerson(), [booked?.id ?? ''])
    const refused = await undoImport(service, manager, { id, rest: false }).catch((error) => error)
    expect(refused).toMatchObject({
      code: 'conflict',
      message: '2 of 3 listings cannot be undone',
      detail: { free: 1, left: [{ title: 'Edited', why: 'It was changed since' }, { why: 'It is in a campaign' }] },
    })
    expect(await stored('V-')).toHaveLength(3)
    expect(await undoImport(service, manager, { id, rest: true })).toMatchObject({ removed: 1, left: [{}, {}] })
    expect(await stored('V-')).toHaveLength(2)
  })

  test('leaves what was taken off the market or sold elsewhere since', async () => {
    const { id } = await run(await sent(csvOf(row('X-1'), row('X-2'))))
    const [blocked] = await stored('X-1')
    await service.db.insert(allocations).values({
      ...{ takerId: 'blk_x', kind: 'block', resourceId: blocked?.id ?? '', starts: '2027-01-01', until: '2027-02-01' },
      quantity: 1,
    })
    const refused = await undoImport(service, manager, { id, rest: false }).catch((error) => error)
    expect(refused).toMatchObject({
      code: 'conflict',
      detail: { free: 1, left: [{ ref: blocked?.ref, why: 'Days of it are blocked or sold' }] },
    })
    expect(await undoImport(service, manager, { id, rest: true })).toMatchObject({ removed: 1, left: [{}] })
    expect((await stored('X-')).map(({ ownRef }) => ownRef)).toEqual(['X-1'])
  })

  test('is refused where its listings or rights change before it is written', async () => {
    const { id } = await run(await sent(csvOf(row('UC-1'))))
    const listing = (await stored('UC-1'))[0]?.id ?? ''
    const leaving = await newSeller()
    const buyer = await newPerson()
    const taken = () => service.db.$count(importedListings, sql`import_id = ${id} and undone_at is not null`)
    for (const [change, back] of [
      [() => rowsOf(`UPDATE owner_members SET rights = 'view' WHERE user_id = ?`, leaving.id), null],
      [
        () => rowsOf('UPDATE owner_listings SET version = version + 1 WHERE id = ?', listing),
        () => rowsOf('UPDATE owner_listings SET version = version - 1 WHERE id = ?', listing),
      ],
      [
        () => rowsOf('UPDATE list_imports SET undone_at = 1 WHERE id = ?', id),
        () => rowsOf('UPDATE list_imports SET undone_at = NULL WHERE id = ?', id),
      ],
      [
        () =>
          service.db.insert(allocations).values({
            ...{ takerId: 'blk_uc', kind: 'block', resourceId: listing, starts: '2027-06-01', until: '2027-07-01' },
            quantity: 1,
          }),
        () => rowsOf(`DELETE FROM allocations WHERE taker_id = 'blk_uc'`),
      ],
      // A line that is over is the history of a booking: its listing stays.
      [
        async () => {
          const line = lineIn(await newRequest(buyer, [listing]))
          await rowsOf(`UPDATE campaign_lines SET status = 'declined', version = version + 1 WHERE id = ?`, line.id)
        },
        null,
      ],
    ] as const) {
      expect(await refusalOf(undoImport(changedBefore(change), leaving, { id, rest: false }))).toMatch(/^conflict/)
      if (back) await back()
      await rowsOf(`UPDATE owner_members SET rights = 'manage' WHERE user_id = ?`, leaving.id)
      expect([await taken(), (await stored('UC-1')).length]).toEqual([0, 1])
    }
  })

  test('is over after 30 days, and not for another owner or a small right', async () => {
    const { id } = await run(await sent(csvOf(row('W-1'))))
    const later = { ...service, now: new Date(service.now.getTime() + 31 * 86_400_000) }
    expect(await refusalOf(undoImport(later, manager, { id, rest: false }))).toMatch(/^gone/)
    const rival = await newSeller('manage', 'another-owner')
    expect(await refusalOf(undoImport(service, rival, { id, rest: false }))).toMatch(/^not_found/)
    expect(await refusalOf(undoImport(service, await newSeller('view'), { id, rest: false }))).toMatch(/^forbidden/)
    expect(await refusalOf(undoImport(service, await newSeller('sell'), { id, rest: false }))).toMatch(/^forbidden/)
    expect(await service.db.$count(importedListings, eq(importedListings.importId, id))).toBe(1)
  })
})
