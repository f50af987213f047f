import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { searchWords } from '../../../../worker/desk/rules/content/words.ts'
import { named } from '../../../content/page.ts'
import { FAQ_PAGE, readGroups } from './questions.ts'
import { findQuestions, splitByMatches } from './search.ts'

const QUESTION_GROUPS = readGroups(FAQ_PAGE.sections)

const idsOf = (q?: string) =>
  findQuestions(QUESTION_GROUPS, q).flatMap(({ questions }) => questions.map(({ id }) => id))

describe('the questions', () => {
  test('are in four groups of five or more, each at an address of its own', () => {
    expect(QUESTION_GROUPS.map(({ title }) => title)).toEqual([
      'General',
      'For Advertisers',
      'For Media Owners',
      'Technical',
    ])
    for (const { questions } of QUESTION_GROUPS) expect(questions.length).toBeGreaterThanOrEqual(5)
    const ids = QUESTION_GROUPS.flatMap(({ id, questions }) => [id, ...questions.map((one) => one.id)])
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
  })

  test('one answer names all formats of uploads and their limit, another when the role is chosen', () => {
    const answers = QUESTION_GROUPS.flatMap(({ questions }) => questions.map(({ answer }) => answer))
    expect(answers.filter((answer) => answer.includes('JPG, PNG, PDF, DOCX, MP4 or AVI under 10MB'))).toHaveLength(1)
    expect(
      answers.filter((answer) => /advertiser or media owner.*chosen at account creation/.test(answer)),
    ).toHaveLength(1)
  })
})

test('a question has the name that staff gave the platform, and is found by it', () => {
  const groups = named(QUESTION_GROUPS, { name: 'Media $& Co', email: 'help@media.example' })
  expect(
    findQuestions(groups, 'media $&').flatMap(({ questions }) => questions.map(({ question }) => question)),
  ).toEqual(['What is Media $& Co?'])
  expect(JSON.stringify(groups)).not.toContain('{{')
})

describe('the search', () => {
  test('finds words of a question and of its answer, in any case', () => {
    expect(idsOf('AVI')).toEqual(['upload-formats'])
    expect(idsOf('uPLOAD avi')).toEqual(['upload-formats'])
    expect(idsOf('verified tick')).toEqual(['verified-owners', 'get-verified'])
  })

  test('leaves out groups in which nothing was found', () => {
    expect(findQuestions(QUESTION_GROUPS, 'authenticator').map(({ id }) => id)).toEqual(['technical'])
    expect(findQuestions(QUESTION_GROUPS, 'zebra')).toEqual([])
  })

  test('shows everything where nothing is asked for', () => {
    expect(idsOf()).toEqual(QUESTION_GROUPS.flatMap(({ questions }) => questions.map(({ id }) => id)))
  })
})

describe('marking', () => {
  test('every second piece is a word that was searched for', () => {
    expect(splitByMatches('Rate and rates', searchWords('rate rates'))).toEqual(['', 'Rate', ' and ', 'rates', ''])
    expect(splitByMatches('Rate', [])).toEqual(['Rate'])
  })

  test('takes signs as they are, and loses nothing of the text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, q) => {
        expect(splitByMatches(text, searchWords(q)).join('')).toBe(text)
      }),
    )
    expect(splitByMatches('a.c abc (x)', ['.', '(x)'])).toEqual(['a', '.', 'c abc ', '(x)', ''])
  })
})
