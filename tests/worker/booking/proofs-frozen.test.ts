import { expect, test } from 'vitest'
import { getOwnerProof } from '../../../worker/booking/proofs/owner-proofs.server.ts'
import { newShown, SHOWN } from '../../support/proofs.ts'
import { service } from '../../support/service.ts'

test('what a booking owes is what was booked, whatever its listing says later', async () => {
  const { owner, line } = await newShown()
  const label = async () => (await getOwnerProof(SHOWN, owner, { line: line.id, slot: 'photo-1' })).slot.label
  expect(line.snapshot.proof).toMatchObject({ isLit: false, playsADay: null })
  expect(await label()).toBe('First photo, day')
  const light = `UPDATE listings SET custom = json_set(custom, '$.Lighting', 'Front lit') WHERE id = '${line.listing}'`
  await service.db.run(light)
  expect(await label()).toBe('First photo, day')
  await service.db.run(`DELETE FROM listings WHERE id = '${line.listing}'`)
  expect(await label()).toBe('First photo, day')
})
