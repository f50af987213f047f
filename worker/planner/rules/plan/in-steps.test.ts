import { expect, test } from 'vitest'
import { finish, finishWithPauses, type InSteps } from './in-steps.ts'

function* counting(): InSteps<number, string> {
  yield 1
  yield 2
  return 'done'
}

test('work in steps gives the same with and without pauses, and reports each step before its pause', async () => {
  const heard: (number | 'pause')[] = []
  const result = await finishWithPauses(counting(), {
    pause: async () => {
      heard.push('pause')
    },
    onStep: (step) => heard.push(step),
  })
  expect([result, finish(counting())]).toEqual(['done', 'done'])
  expect(heard).toEqual([1, 'pause', 2, 'pause'])
})
