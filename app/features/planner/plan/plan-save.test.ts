import { expect, test } from 'vitest'
import { RequestError } from '../../../api-client.ts'
import { createSaver, saveFailure, sourceOf } from './plan-save.ts'

const EDITS = { held: [], dropped: [] }
const said = (content: string) => ({ role: 'user', content }) as const
const answered = (content: string) => ({ role: 'assistant', content }) as const

test('a plan is saved from the conversation up to the last word of the advertiser', () => {
  const conversation = [said('15 lakh'), answered('Where?'), said('Pune'), answered('Here is a plan.')]
  expect(sourceOf(conversation, EDITS).messages).toEqual(conversation.slice(0, 3))
})

test('a plan that did not change is saved once, a changed one again', async () => {
  const asked: string[] = []
  const saver = createSaver(async ({ messages }) => {
    asked.push(messages.map(({ content }) => content).join())
    return { id: String(asked.length), path: `/plans/${asked.length}` }
  })
  const [one, same] = await Promise.all([saver(sourceOf([said('a')], EDITS)), saver(sourceOf([said('a')], EDITS))])
  expect(one).toBe(same)
  await saver(sourceOf([said('b')], EDITS))
  expect(asked).toEqual(['a', 'b'])
})

test('a saving that failed is tried again', async () => {
  let count = 0
  const saver = createSaver(async () => {
    count += 1
    if (count === 1) throw new RequestError(503)
    return { id: 'x', path: '/plans/x' }
  })
  const source = sourceOf([said('a')], EDITS)
  await expect(saver(source)).rejects.toThrow('Request failed')
  await expect(saver(source)).resolves.toMatchObject({ id: 'x' })
})

test('a refusal says why, a dead network says what is kept', () => {
  expect(saveFailure(new RequestError(429, { message: 'Too many plans' }))).toBe('Too many plans')
  expect(saveFailure(new TypeError('Failed to fetch'))).toMatch(/No connection/)
})
