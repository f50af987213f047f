import { expect, test } from 'vitest'
import { checkEdition } from './edition.ts'
import { EDITION } from './picture.ts'

const answerTo = (edition: string): unknown => {
  try {
    checkEdition(edition, { url: `https://adchowk.test/art/${edition}/ooh/card.road/a.svg?x=1` })
    return null
  } catch (answer) {
    return answer
  }
}

test('the current edition is drawn', () => expect(answerTo(`${EDITION}`)).toBeNull())

test('a picture of an older edition is the current one, at its own address', () => {
  const answer = answerTo('1')
  if (!(answer instanceof Response)) throw new TypeError('No answer')
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe(`/art/${EDITION}/ooh/card.road/a.svg`)
})

test.each([`${EDITION + 1}`, '0', '01', 'x', '1.0', ''])('edition %j is unknown', (edition) => {
  expect(answerTo(edition)).toMatchObject({ status: 404 })
})
