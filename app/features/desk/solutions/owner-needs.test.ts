import * as v from 'valibot'
import { expect, test } from 'vitest'
import { NewClaim } from '../../../../worker/organisations/rules/owners/claim.ts'
import page from '../../../content/media-owner.md'
import { partsOf, sectionOf } from '../../../content/page.ts'

const WORDS: Record<string, string> = {
  ownerId: 'company',
  role: 'your role',
  workEmail: 'work email',
  phone: 'phone',
}

test('the requirements of a claim are listed before the account is made', () => {
  const { issues = [] } = v.safeParse(NewClaim, { kind: 'listed' })
  const fields = issues.map((issue) => String(v.getDotPath(issue)))
  expect(fields.sort()).toEqual(Object.keys(WORDS).sort())
  const [claim] = sectionOf(page, 'register').sections.flatMap(({ body }) => partsOf(body).points)
  for (const field of fields) expect(claim).toContain(WORDS[field])
})
