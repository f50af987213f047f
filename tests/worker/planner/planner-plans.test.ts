import { unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths, civilDate, monthName } from '../../../worker/kernel/rules/dates.ts'
import { PLAN_FILES, type PlanFileType } from '../../../worker/planner/plan-files.ts'
import { findPlan, getPlan, listSavedPlans } from '../../../worker/planner/plans.server.ts'
import { toPublicPlan } from '../../../worker/planner/rules/plan/to-public.ts'
import { Browser, ORIGIN, signedIn } from '../../support/identity.ts'
import { planLine, planWith, UNMEASURED } from '../../support/plan.ts'
import { refusalOf, service } from '../../support/service.ts'
import { sharedPlan } from '../../support/shared-plan.ts'

const browser = new Browser()
const utf8 = new TextDecoder()

/** A plan as a file. A link keeps less of it, and takes titles, reach and reasons from the catalogue. */
const fileOf = (type: PlanFileType, plan = planWith()) =>
  new Response(
    PLAN_FILES[type]({ id: 'x', path: '/plans/x', createdAt: plan.createdAt, expiresAt: plan.createdAt, plan }, ORIGIN)
      .body,
  )

/** The files inside a workbook, by their names. */
const unzipped = async (response: Response): Promise<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(unzipSync(new Uint8Array(await response.arrayBuffer()))).map(([name, bytes]) => [
      name,
      utf8.decode(bytes),
    ]),
  )

/** Texts of all sheets. */
const stringsOf = (files: Record<string, string>): string[] =>
  Object.values(files).flatMap((xml) => [...xml.matchAll(/<is><t[^>]*>([^<]*)<\/t>/g)].map(([, text = '']) => text))

/** Numbers of one sheet. */
const numbersOf = (files: Record<string, string>, sheet: number): number[] =>
  [...(files[`xl/worksheets/sheet${sheet}.xml`] ?? '').matchAll(/<v>([^<]*)<\/v>/g)].map(([, value]) => Number(value))

describe('a shared plan', () => {
  test('is read by anybody who has its id, and by no search engine', async () => {
    const id = await sharedPlan()
    const response = await browser.get(`/api/plans/${id}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex')
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    expect(await response.json()).toEqual({
      id,
      path: `/plans/${id}`,
      createdAt: planWith().createdAt,
      expiresAt: '2099-01-01T00:00:00.000Z',
      plan: toPublicPlan((await getPlan(service, { id })).plan),
    })
  })

  test.each(['aaaaaaaaaaaaaaaaaaaaaa', 'x', '%00', `' OR 1=1 --`, '..%2F..%2Fsecret'])('%s is none', async (id) => {
    for (const file of [id, `${id}.csv`, `${id}.xlsx`]) {
      expect((await browser.get(`/api/plans/${encodeURI(file)}`)).status, file).toBe(404)
    }
  })

  test('is a verb for the page, which misses in the same words', async () => {
    const id = await sharedPlan()
    expect((await getPlan(service, { id })).plan.title).toBe(planWith().title)
    expect(await refusalOf(getPlan(service, { id: 'zzz' }))).toBe('not_found: Plan not found')
  })
})

describe('the time of a link', () => {
  test('ends: the address then says so, and what to do', async () => {
    const id = await sharedPlan(planWith(), '2026-10-31T12:00:00.000Z')
    const response = await browser.get(`/api/plans/${id}`)
    expect(response.status).toBe(410)
    expect(await response.json()).toMatchObject({
      error: { code: 'gone', message: expect.stringMatching(/expired on 31 Oct 2026.*planner can make it again/) },
    })
    expect((await browser.get(`/api/plans/${id}.csv`)).status).toBe(410)
    expect(await findPlan(service, id)).toBeNull()
  })
})

describe('the plans of an account', () => {
  // The API plans by the clock.
  const startDate = `${addMonths(civilDate(new Date()), 2).slice(0, 7)}-01`
  const brief = `Outdoor in Pune for 2 months from 1 ${monthName(startDate)}, 20 lakh, young adults`
  const messages = [{ role: 'user', content: brief }]

  test('are those it saved, the newest first, until their links end', async () => {
    const { id, browser: own } = await signedIn()
    const ids: string[] = []
    for (let at = 0; at < 2; at++) {
      const answer = await own.post('/api/plans', { messages })
      ids.unshift((await answer.json<{ id: string }>()).id)
    }
    const before = await listSavedPlans({ ...service, now: new Date() }, { id })
    expect(before.map((plan) => plan.id)).toEqual(ids)
    const { plan, ...link } = await getPlan(service, { id: ids[0] ?? '' })
    expect(before[0]).toEqual({
      ...link,
      title: plan.title,
      lines: plan.lineItems.length,
      comments: 0,
      approvedBy: null,
      geoScope: 'cities',
      cities: ['Pune'],
      startDate,
      endDate: addDays(addMonths(startDate, 2), -1),
      budget: plan.totals.budget,
    })
    expect(await listSavedPlans({ ...service, now: new Date(link.expiresAt) }, { id })).toEqual([])
  })

  test('are no others', async () => {
    await sharedPlan()
    const { id } = await signedIn()
    expect(await listSavedPlans(service, { id })).toEqual([])
  })
})

describe('as CSV', () => {
  const csvOf = async (plan = planWith()) => browser.get(`/api/plans/${await sharedPlan(plan)}.csv`)

  test('has a name, and the mark that Excel needs', async () => {
    const response = await csvOf()
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('Content-Disposition')).toBe(
      'attachment; filename="adchowk-protein-bar-launch-mumbai.csv"',
    )
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex')
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(utf8.decode(bytes)).toContain('Net (₹),SAC,GST rate,GST (₹),Total (₹)')
  })

  test('has a line for each medium with its money', async () => {
    const text = await fileOf('csv').text()
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    const [head, line] = text.split('\r\n')
    expect(head).toContain('Net (₹),SAC,GST rate,GST (₹),Total (₹)')
    expect(line).toContain('Unipole on Linking Road,OOH-0041,,Mumbai,Maharashtra,Sagar Outdoor,2027-01-01,2027-01-31')
    expect(line).toContain('200000.00,998366,18,36000.00,236000.00,12000.00,1000000,300000,3.33,200.00')
    expect(line).toContain(`${ORIGIN}/category/ooh/billboard/ooh-0041`)
    expect(text).toContain('GST at 18%,36000.00\r\nMedia with GST,236000.00\r\n')
  })

  test('text is no formula, and quotes and commas stay inside their field', async () => {
    const title = '=HYPERLINK("https://evil.example","x"), cheap'
    const text = await fileOf('csv', planWith([planLine({ title, why: '@SUM(1)' })])).text()
    expect(text).toContain(`"'=HYPERLINK(""https://evil.example"",""x""), cheap"`)
    expect(text).toContain(`,'@SUM(1),`)
  })

  test('what nobody measures is empty, not zero', async () => {
    const text = await fileOf('csv', planWith([planLine(UNMEASURED)])).text()
    expect(text).toContain('12000.00,,,,,Adds 3 lakh people')
  })

  test('a title in any script still makes a name that a header can hold', async () => {
    const response = await csvOf(planWith(undefined, { title: 'चाय "launch"\r\nX: y' }))
    expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="adchowk-launch-x-y.csv"')
    const bare = await csvOf(planWith(undefined, { title: 'चाय' }))
    expect(bare.headers.get('Content-Disposition')).toBe('attachment; filename="adchowk-plan.csv"')
  })
})

describe('as a workbook', () => {
  const xlsxOf = async () => browser.get(`/api/plans/${await sharedPlan()}.xlsx`)

  test('has a name and five sheets', async () => {
    const response = await xlsxOf()
    expect(response.headers.get('Content-Type')).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    )
    expect(response.headers.get('Content-Disposition')).toMatch(/filename="adchowk-protein-bar-launch-mumbai\.xlsx"/)
    const files = await unzipped(response)
    const sheets = [...(files['xl/workbook.xml'] ?? '').matchAll(/<sheet [^>]*name="([^"]*)"/g)].map(([, name]) => name)
    expect(sheets).toEqual(['Summary', 'Plan', 'Flowchart', 'GST', 'Delivery'])
  })

  test('has amounts as formulas and their values', async () => {
    const files = await unzipped(fileOf('xlsx'))
    expect(stringsOf(files)).toEqual(expect.arrayContaining(['Unipole on Linking Road', 'To pay in all, ₹', 'SAC']))
    expect(numbersOf(files, 1)).toEqual(expect.arrayContaining([200_000, 250_160, 300_000]))
    expect(numbersOf(files, 2)).toEqual(expect.arrayContaining([200_000, 38_160, 250_160, 12_000, 1_000_000]))
    expect(files['xl/worksheets/sheet2.xml']).toMatch(/<c r="P2" s="2"><f>J2\*K2\*L2\+N2-O2<\/f><v>200000<\/v>/)
    expect(files['xl/worksheets/sheet2.xml']).toMatch(/<c r="R2" s="\d+"><v>0\.18<\/v>/)
  })

  test('money is a number, grouped in lakh and crore', async () => {
    const files = await unzipped(await xlsxOf())
    expect(files['xl/styles.xml']).toContain('formatCode="[&gt;=10000000]##\\,##\\,##\\,##0.00;')
  })

  test('dates are dates of the spreadsheet', async () => {
    const files = await unzipped(await xlsxOf())
    // 1 January 2027 is day 46,388 after 30 December 1899.
    expect(numbersOf(files, 2)).toContain(46_388)
  })

  test('text that looks like a formula stays text', async () => {
    const files = await unzipped(fileOf('xlsx', planWith([planLine({ title: '=1+1', why: '<b>&' })])))
    expect(stringsOf(files)).toEqual(expect.arrayContaining(['=1+1', '&lt;b&gt;&amp;']))
    expect(Object.values(files).join('')).not.toContain('<f>1+1')
  })

  test('a plan of many lines keeps every column of every line on one sheet', async () => {
    const count = 4_000
    const lines = Array.from({ length: count }, (_, at) =>
      planLine({
        lineNo: at + 1,
        title: `Site ${at} of a long list`,
        why: `Adds ${at} new people at a fair price each`,
        order: `Order ${at} for a month`,
        path: `/category/ooh/billboard/site-${at}`,
      }),
    )
    const files = await unzipped(fileOf('xlsx', planWith(lines)))
    expect([...(files['xl/workbook.xml'] ?? '').matchAll(/<sheet /g)]).toHaveLength(5)
    const media = files['xl/worksheets/sheet2.xml'] ?? ''
    expect(media.length).toBeGreaterThan(160_000)
    expect([...media.matchAll(/<row /g)]).toHaveLength(count + 2)
    const texts = new Set(stringsOf({ media }))
    expect(['Order', 'Why', 'Page'].filter((title) => !texts.has(title))).toEqual([])
    for (const at of [0, 119, 120, count - 1]) {
      expect(texts).toContain(`Adds ${at} new people at a fair price each`)
      expect(texts).toContain(`Order ${at} for a month`)
      expect(texts).toContain(`${ORIGIN}/category/ooh/billboard/site-${at}`)
    }
  })
})
