import { DEMO_ACCOUNTS } from '../worker/identity/rules/demo.ts'
import { addDays, type CivilDate } from '../worker/kernel/rules/dates.ts'
import { COMPANY_DOCUMENT_IDS, type CompanyDocument } from '../worker/organisations/rules/owners/verification.ts'
import type { verifications } from '../worker/organisations/verification.table.ts'
import { MEDIA_SEEDS } from './media.ts'
import { CHECKED } from './owners.ts'
import { createRandom } from './random.ts'

/** Days before today on which documents were checked; the account of the checker is a little older. */
const DAYS_AGO = [14, 180] as const
const [SUNDAY, SATURDAY] = [0, 6]

/** The Friday before a weekend; any other day itself. */
function workingDay(day: CivilDate): CivilDate {
  const weekday = new Date(`${day}T00:00Z`).getUTCDay()
  return addDays(day, weekday === SUNDAY ? -2 : weekday === SATURDAY ? -1 : 0)
}

/** Check of each verified seller: by the demo administrator, on a working day, of documents that fit its media. */
export const verificationRows = (today: CivilDate): (typeof verifications.$inferInsert)[] =>
  CHECKED.map(({ id, name }) => {
    const random = createRandom(`verification ${id}`)
    const day = workingDay(addDays(today, -random.int(...DAYS_AGO)))
    const documents = new Set<CompanyDocument>(['gst', 'pan'])
    if (random.chance(0.4)) documents.add('incorporation')
    for (const { sellers, right } of Object.values(MEDIA_SEEDS))
      if (right && sellers.includes(name)) documents.add(right)
    return {
      id: `ver_${id}`,
      ownerId: id,
      documents: COMPANY_DOCUMENT_IDS.filter((document) => documents.has(document)),
      day,
      checkedBy: DEMO_ACCOUNTS.admin.id,
      recordedAt: `${day}T09:30:00.000Z`,
    }
  })
