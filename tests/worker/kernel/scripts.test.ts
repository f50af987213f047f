import { describe, expect, test } from 'vitest'
import { CITIES } from '../../../worker/kernel/rules/text/gazetteer.ts'
import { ROWS } from '../../support/catalogue.ts'
import { buildGroup } from '../../support/rows.ts'
import { foundIds, search } from '../../support/search.ts'
import { service } from '../../support/service.ts'

const totalOf = async (words: string) => (await search(`q=${encodeURIComponent(words)}`)).total

describe('words in Indian scripts', () => {
  test('are whole in the index: a letter finds no word that only has it', async () => {
    await buildGroup(
      service.db,
      { category: 'newspaper', group: 'scripts' },
      { id: 'n-hi', nativeTitle: 'क्षेत्रीय विज्ञप्ति' },
      { id: 'n-ta', nativeTitle: 'செய்தித்தாள்' },
      { id: 'n-te', nativeTitle: 'వార్తాపత్రికలు' },
      { id: 'n-kn', nativeTitle: 'ಸಂಯುಕ್ತವಾಣಿ' },
      { id: 'n-bn', nativeTitle: 'সংবাদপ্রতিদিন' },
    )
    for (const [id, words] of [
      ['n-hi', 'क्षेत्रीय'],
      ['n-ta', 'செய்தித்தாள்'],
      ['n-te', 'వార్తాపత్రికలు'],
      ['n-kn', 'ಸಂಯುಕ್ತವಾಣಿ'],
      ['n-bn', 'সংবাদপ্রতিদিন'],
    ] as const) {
      expect(await foundIds(`q=${encodeURIComponent(words)}&media=newspaper`), words).toEqual([id])
      // The beginning of a word finds it, what is inside does not.
      expect(await foundIds(`q=${encodeURIComponent([...words].slice(0, 4).join(''))}&media=newspaper`)).toContain(id)
      expect(await totalOf([...words].slice(4).join(''))).toBe(0)
    }
  })

  test('name cities: every script finds what the Latin name finds', async () => {
    const seeded = new Set(ROWS.listings.map(({ city }) => city))
    const INDIC = /[\u0900-\u0dff]/u
    let names = 0
    for (const { name, searched } of CITIES) {
      if (!seeded.has(name)) continue
      const total = await totalOf(name)
      expect(total, name).toBeGreaterThan(0)
      const indic = searched?.filter((one) => INDIC.test(one)) ?? []
      expect(indic.length, name).toBeGreaterThan(0)
      for (const other of indic) {
        expect(await totalOf(other), other).toBe(total)
        names += 1
      }
    }
    expect(names).toBeGreaterThan(60)
  })

  test.each([
    ['होर्डिंग मुंबई', 'billboard mumbai'],
    ['होर्डिंग மும்பை', 'hoarding bombay'],
    ['ಬೆಂಗಳೂರು', 'Bangalore'],
    ['কলকাতা', 'Calcutta'],
  ])('%s finds what %s finds', async (indic, latin) => {
    expect(await totalOf(indic)).toBe(await totalOf(latin))
    expect(await totalOf(indic)).toBeGreaterThan(0)
  })
})
