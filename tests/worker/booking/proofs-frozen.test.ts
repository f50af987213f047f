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
  // A line of before follows its listing, also while that is paused.
  await service.db.run(`UPDATE campaign_lines SET snapshot = json_remove(snapshot, '$.proof') WHERE id = '${line.id}'`)
  expect(await label()).toBe('First photo, day and night')
  const kept = JSON.stringify({ listing: { categoryId: 'ooh', custom: { Lighting: 'Front lit' } }, spots: [] })
  await service.db.run(`DELETE FROM listings WHERE id = '${line.listing}'`)
  await service.db.run(`DELETE FROM owner_listings WHERE id = '${line.listing}'`)
  expect(await label()).toBe('First photo, day')
  await service.db.run(`INSERT INTO owner_listings (id, owner_id, category_id, ref, state, kept, updated_at)
    VALUES ('${line.listing}', '${line.ownerId}', 'ooh', 'X-${line.listing}', 'paused', '${kept}', 1)`)
  expect(await label()).toBe('First photo, day and night')
})
