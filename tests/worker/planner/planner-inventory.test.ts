import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { MEDIA_TYPES } from '../../../worker/catalogue/rules/registry/media.ts'
import { addDays } from '../../../worker/kernel/rules/dates.ts'
import { loadInventory, readInventory } from '../../../worker/planner/inventory.server.ts'
import { ROWS, TODAY } from '../../support/catalogue.ts'
import { countRoundTrips, plansOf } from '../../support/recorder.ts'
import { service } from '../../support/service.ts'

const site = ROWS.listings.find(({ categoryId, availability }) => categoryId === 'ooh' && availability === 'available')
if (!site) throw new Error('the catalogue has a site')

const run = (statement: string, ...values: unknown[]) =>
  env.DB.prepare(statement)
    .bind(...values)
    .run()
const revisionNow = () => env.DB.prepare('SELECT revision FROM catalogue_revision').first<string>('revision')

afterEach(() => {
  vi.restoreAllMocks()
})

describe('what can be bought', () => {
  test('comes from every medium, and from no category that staff made', async () => {
    const { items } = await loadInventory(service)
    expect([...new Set(items.map(({ channel }) => channel))].toSorted()).toEqual([...MEDIA_TYPES].toSorted())
    expect(items.filter(({ id }) => id.startsWith('pr-'))).toEqual([])
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
  })

  test('has the seasons and the areas of its listings', async () => {
    const { items } = await loadInventory(service)
    const { listingId, ...season } = ROWS.seasons[0] ?? {}
    expect(items.find((item) => item.listingId === listingId)?.seasons).toContainEqual(season)
    const stations = new Set(ROWS.listings.flatMap(({ id, categoryId }) => (categoryId === 'radio' ? [id] : [])))
    const inIndia = ROWS.coverage.find(({ state, listingId: id }) => state === '' && stations.has(id))
    const station = items.find((item) => item.listingId === inIndia?.listingId)
    expect(station).toMatchObject({
      channel: 'radio',
      scope: 'national',
      city: null,
      covers: [{ state: '', city: '' }],
    })
  })

  test('has the views of videos that creators make', async () => {
    const { items } = await loadInventory(service)
    const videos = items.filter(({ trade }) => trade.unit === 'per_video')
    expect(videos.length).toBeGreaterThan(0)
    expect(videos.filter(({ impressionsPerUnit }) => impressionsPerUnit === null)).toEqual([])
  })

  test('names the cities with their localities, each once and in order', async () => {
    const { cities } = await loadInventory(service)
    const names = cities.map(({ name }) => name)
    expect(names).toEqual([...new Set(names)].toSorted())
    expect(cities.find(({ name }) => name === 'Pune')).toMatchObject({
      state: 'Maharashtra',
      areas: expect.arrayContaining([expect.any(String)]),
    })
  })

  test('costs one small round trip while nothing changes, and one more when something did', async () => {
    await loadInventory(service)
    const trips = countRoundTrips()
    await loadInventory(service)
    expect(trips.count()).toBe(1)
    await run('UPDATE listings SET rate = rate + 100 WHERE id = ?', site.id)
    const before = trips.count()
    await loadInventory(service)
    expect(trips.count() - before).toBe(2)
  })

  test('owners are looked up by their id, not read for each listing', async () => {
    const plans = await plansOf(() => readInventory(service))
    expect(plans).toHaveLength(7)
    const scans = plans.flatMap(({ lines }) => lines.filter((line) => line.startsWith('SCAN')))
    expect(
      scans.filter((line) => !/listings|spots|allocations|seasons|discounts|catalogue_revision|tax_rates/.test(line)),
    ).toEqual([])
  })
})

describe('a rate or a date is never older than the request', () => {
  const itemOf = async (id: string) => (await loadInventory(service)).items.find((item) => item.id === id)

  test('a new rate shows at once', async () => {
    const before = await itemOf(site.id)
    await run('UPDATE listings SET rate = rate * 2 WHERE id = ?', site.id)
    expect((await itemOf(site.id))?.rate).toBe((before?.rate ?? 0) * 2)
  })

  test('so does a discount for a long booking', async () => {
    await run('INSERT INTO discounts VALUES (?, 3, 500)', site.id)
    expect((await itemOf(site.id))?.discounts).toEqual([{ months: 3, bp: 500 }])
    await run('UPDATE discounts SET bp = 700 WHERE listing_id = ?', site.id)
    expect((await itemOf(site.id))?.discounts).toEqual([{ months: 3, bp: 700 }])
    await run('DELETE FROM discounts WHERE listing_id = ?', site.id)
    expect(await itemOf(site.id)).not.toHaveProperty('discounts')
  })

  test('so does a booking', async () => {
    await run(`UPDATE listings SET availability = 'sold_out', next_available = NULL WHERE id = ?`, site.id)
    expect((await itemOf(site.id))?.availability).toEqual({ status: 'sold_out', nextAvailable: null })
  })

  test('so does a rate of GST, from its day on', async () => {
    const before = await itemOf(site.id)
    const { version } = await loadInventory(service)
    const add = `INSERT INTO tax_rates (medium, from_date, sac, gst_bp, supply) VALUES (?, ?, '998399', 1250, 'site')`
    await run(add, before?.channel, addDays(TODAY, 1))
    expect((await itemOf(site.id))?.gst).toEqual(before?.gst)
    await run(add, before?.channel, TODAY)
    expect((await itemOf(site.id))?.gst).toEqual({ percent: 12.5, sac: '998399' })
    expect((await loadInventory(service)).version).not.toBe(version)
    await run('DELETE FROM tax_rates WHERE sac = ?', '998399')
    expect((await itemOf(site.id))?.gst).toEqual(before?.gst)
  })

  test('so does what comes and goes', async () => {
    await run('DELETE FROM listings WHERE id = ?', site.id)
    expect(await itemOf(site.id)).toBeUndefined()
  })

  test('every column that is read gives a new revision when it is written', async () => {
    const plans = await plansOf(() => readInventory(service))
    // A statement on one table names its columns alone: those of spots.
    // Seasons and discounts are written together with their listings, never alone; rates of GST are added, never changed.
    const read = plans
      .filter(({ sql }) => !/"seasons"|"discounts"|"tax_rates"/.test(sql))
      .flatMap(({ sql }) =>
        /"owners"/.test(sql)
          ? [...sql.matchAll(/"(listings|owners)"\."(\w+)"/g)].map(([, table, column]) => `${table}.${column}`)
          : [...sql.matchAll(/"(\w+)"/g)].map(
              ([, column]) => `${/"allocations"/.test(sql) ? 'allocations' : 'spots'}.${column}`,
            ),
      )
    const columns = [...new Set(read)].filter(
      (name) => !['owners.id', 'spots.spots', 'allocations.allocations'].includes(name) && !/revision/.test(name),
    )
    expect(columns.length).toBeGreaterThan(35)
    const silent: string[] = []
    for (const [table, column] of columns.map((name) => name.split('.'))) {
      const before = await revisionNow()
      await run(`UPDATE ${table} SET ${column} = ${column} WHERE rowid = (SELECT min(rowid) FROM ${table})`)
      if ((await revisionNow()) === before) silent.push(`${table}.${column}`)
    }
    expect(silent).toEqual([])
  })

  test('what the planner does not read leaves the revision alone', async () => {
    const before = await revisionNow()
    await run('UPDATE listings SET views = views + 1, engagement = 2')
    expect(await revisionNow()).toBe(before)
  })
})

test('the version is of the content: it changes with a rate and comes back with it', async () => {
  const other = ROWS.listings.find(({ categoryId }) => categoryId === 'vehicle')?.id
  const { version } = await loadInventory(service)
  expect(version).toMatch(/^sha256:[0-9a-f]{16}$/)
  await run('UPDATE listings SET rate = rate + 100 WHERE id = ?', other)
  expect((await loadInventory(service)).version).not.toBe(version)
  await run('UPDATE listings SET rate = rate - 100 WHERE id = ?', other)
  expect((await loadInventory(service)).version).toBe(version)
})
