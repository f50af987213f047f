import { describe, expect, test } from 'vitest'
import { evidenceOf } from './evidence.ts'

const claim = (more: Partial<Parameters<typeof evidenceOf>[0]> = {}) =>
  evidenceOf({
    accountEmail: 'ravi@golconda.example',
    emailVerified: true,
    workEmail: 'ravi@golconda.example',
    website: '',
    memberEmails: [],
    ...more,
  })
const weights = (...input: Parameters<typeof claim>) => claim(...input).map(({ weighs }) => weighs)

describe('what speaks for a claim', () => {
  test('a confirmed address at the domain of the website or of a member', () => {
    expect(weights({ website: 'https://www.golconda.example/about' })).toEqual(['neither', 'for'])
    expect(weights({ website: 'https://golconda.example', accountEmail: 'ravi@mail.golconda.example' })).toContain(
      'for',
    )
    expect(weights({ memberEmails: ['asha@golconda.example'] })).toEqual(['neither', 'for'])
  })

  test('not an address that nobody confirmed', () => {
    expect(weights({ emailVerified: false, website: 'https://golconda.example' })).toEqual(['against', 'neither'])
    const unproven = { accountEmail: 'ravi@gmail.com', website: 'https://golconda.example' }
    expect(weights(unproven)).not.toContain('for')
  })

  test('not a domain that only ends alike', () => {
    expect(weights({ website: 'https://notgolconda.example' })).toEqual(['neither', 'against'])
  })

  test('not a free address, no matter who else has one', () => {
    const free = { accountEmail: 'ravi@gmail.com', workEmail: 'ravi@gmail.com', memberEmails: ['asha@gmail.com'] }
    expect(weights(free)).toEqual(['neither', 'neither'])
    expect(weights({ ...free, website: 'https://golconda.example' })).toEqual(['neither', 'neither', 'against'])
  })

  test('not a domain that no member has', () => {
    expect(weights({ memberEmails: ['asha@elsewhere.example'] })).toEqual(['neither', 'against'])
  })
})
