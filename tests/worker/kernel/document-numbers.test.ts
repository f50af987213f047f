import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { guard, isRefusal } from '../../../worker/kernel/sql/statements.server.ts'
import { newId } from '../../../worker/kernel/tokens.ts'
import { issueStatements } from '../../../worker/money/documents/issue.server.ts'
import { at } from '../../support/bookings.ts'
import { lineOf, partyNamed } from '../../support/documents-issued.ts'
import { rowsOf } from '../../support/staff.ts'

/** Writes an estimate in one batch, which a guard breaks where it is refused: before the number is taken, or after. */
async function issue(instant: string, refused: 'before' | 'after' | null): Promise<boolean> {
  const ctx = at(instant)
  const body = {
    ...{ from: partyNamed('Test Owner'), to: partyNamed('Kaveri Coffee'), campaign: null, lines: [lineOf(1_000_00)] },
    ...{ validUntil: 0, isWithIgst: false, owners: [], milestones: [], tds: [], bands: [], lostCredit: [] },
    ...{ source: { kind: 'selection' as const, items: [] }, notPriced: [] },
  }
  const [take, insert] = issueStatements(ctx, {
    ...{ id: newId('doc'), kind: 'estimate', prefix: '', campaignId: null, userId: null, ownerId: null, body },
  })
  const stop = guard(ctx.db, sql`1 = 2`)
  const batch =
    refused === 'before' ? [stop, take, insert] : refused === 'after' ? [take, insert, stop] : [take, insert]
  const [first, ...rest] = batch
  if (!first) return false
  return ctx.db.batch([first, ...rest]).then(
    () => true,
    (failure) => {
      if (!isRefusal(failure)) throw failure
      return false
    },
  )
}

const numbersIn = async (fy: string) =>
  (
    await rowsOf<{ n: number; number: string }>(
      "SELECT n, number FROM documents WHERE series = 'EST' AND fy = ? ORDER BY n",
      fy,
    )
  ).map(({ n, number }) => [n, number] as const)

const expected = (fy: string, count: number) =>
  Array.from({ length: count }, (_, i) => [i + 1, `EST/${fy}/${String(i + 1).padStart(6, '0')}`] as const)

test('two hundred at once in one series are numbered without a gap and without a double, whatever is refused', async () => {
  const attempts = Array.from({ length: 200 }, (_, i) => (i % 7 === 3 ? 'before' : i % 5 === 2 ? 'after' : null))
  const answers = await Promise.all(attempts.map((refused) => issue('2026-11-24T12:00:00+05:30', refused)))
  const made = attempts.filter((refused) => refused === null).length
  expect(answers.filter(Boolean)).toHaveLength(made)
  expect(made).toBeGreaterThan(100)
  expect(await numbersIn('26-27')).toEqual(expected('26-27', made))
  expect(await rowsOf("SELECT n FROM series WHERE name = 'EST' AND fy = '26-27'")).toEqual([{ n: made }])
})

test('at the end of a financial year the old series goes on until midnight in India, and the new one begins with 1', async () => {
  const before = (await numbersIn('26-27')).length
  const instants = Array.from({ length: 100 }, (_, i) =>
    i % 2 === 0 ? '2027-03-31T23:59:59+05:30' : '2027-04-01T00:00:00+05:30',
  )
  await Promise.all(instants.map((instant, i) => issue(instant, i % 9 === 4 ? 'after' : null)))
  const refused = (parity: number) => instants.filter((_, i) => i % 2 === parity && i % 9 === 4).length
  expect(await numbersIn('26-27')).toEqual(expected('26-27', before + 50 - refused(0)))
  expect(await numbersIn('27-28')).toEqual(expected('27-28', 50 - refused(1)))
})
