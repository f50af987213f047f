import { expect, test } from 'vitest'
import { changePublication } from '../../../worker/desk/content/publish-post.server.ts'
import { listVersions } from '../../../worker/desk/content/versions.server.ts'
import { changePost, createPost } from '../../../worker/desk/content/write-post.server.ts'
import { compareVersions } from '../../../worker/desk/rules/content/compare.ts'
import { inputOf } from '../../../worker/desk/rules/content/post-input.ts'
import type { ServiceContext } from '../../../worker/kernel/context.ts'
import { postInput } from '../../support/posts.ts'
import { service } from '../../support/service.ts'
import { STAFF } from '../../support/staff.ts'

const INPUT = postInput()

const instant = (minutes: number) => new Date(service.now.getTime() + minutes * 60_000)
const at = (minutes: number): ServiceContext => ({ ...service, now: instant(minutes) })
const statesOf = async (id: string, ctx: ServiceContext) =>
  (await listVersions(ctx, id)).map(({ status, publishAt }) => [status, publishAt])

test('a version that waited for its time is a draft, unless the time came while it was the present one', async () => {
  const { id } = await createPost(service, STAFF, { ...INPUT, slug: 'radio-scheduled' })
  const [early, late] = [instant(60).toISOString(), instant(90).toISOString()]
  await changePublication(at(1), STAFF, id, { act: 'schedule', version: 1, at: early })
  expect(await statesOf(id, at(2))).toEqual([
    ['draft', early],
    ['draft', null],
  ])
  const taken = await changePublication(at(3), STAFF, id, { act: 'unschedule', version: 2 })
  await changePublication(at(4), STAFF, id, { act: 'schedule', version: taken.version, at: late })
  expect(await statesOf(id, at(120))).toEqual([
    ['published', null],
    ['draft', null],
    ['draft', early],
    ['draft', null],
  ])

  const change = { ...INPUT, slug: 'radio-scheduled', title: 'Radio in large towns', version: 4 }
  await changePost(at(121), STAFF, id, change)
  expect((await statesOf(id, at(122))).slice(0, 2)).toEqual([
    ['published', null],
    ['published', null],
  ])
})

test('the comparison says that the address stays when a version is restored', async () => {
  const before = await createPost(service, STAFF, INPUT)
  const after = await changePost(service, STAFF, before.id, { ...INPUT, slug: 'radio-moved', version: 1 })
  expect(compareVersions(inputOf(before), inputOf(after)).map(({ label }) => label)).toEqual([
    'Address, which stays when a version is restored',
  ])
})
