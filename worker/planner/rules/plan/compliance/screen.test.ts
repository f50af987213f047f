import { describe, expect, test } from 'vitest'
import { normalise } from '../conversation/text/tokens.ts'
import { refusalIn, screen } from './screen.ts'

const codesOf = (message: string) => screen(normalise(message)).findings.map(({ rule }) => rule.code)

describe('what may not be advertised is found by what is sold', () => {
  test.each([
    ['Cigar lounge in Delhi', 'TOBACCO'],
    ['गुटखा ब्रांड का प्रचार', 'TOBACCO'],
    ['Disposable vape pods', 'VAPES'],
    ['New pan masala brand', 'PAN_MASALA'],
    ['Wine shop reopening', 'LIQUOR'],
    ['desi daru ka theka', 'LIQUOR'],
    ['Ganja cookies home delivery', 'NARCOTICS'],
    ['Fantasy kabaddi app', 'MONEY_GAMES'],
    ['सट्टा ऐप', 'MONEY_GAMES'],
    ['Beta hi hoga, clinic', 'SEX_SELECTION'],
    ['Herbal drops that cure asthma', 'MAGIC_REMEDIES'],
    ['Height badhane ki dawa', 'MAGIC_REMEDIES'],
    ['Vashikaran specialist', 'CHARMS'],
    ['Wegovy pens without a prescription', 'PRESCRIPTION'],
    ['Feeding bottles and teats', 'INFANT_MILK'],
    ['Surrogate mothers wanted', 'SURROGACY'],
    ['Kidney donor wanted', 'ORGANS'],
    ['Paisa double in 21 days', 'DEPOSITS'],
    ['MLM plan seminar', 'PYRAMID'],
    ['MBA degree without exam', 'FALSE_DEGREES'],
    ['Independent escorts', 'SEX_WORK'],
    ['Revolver shop', 'WEAPONS'],
    ['Star tortoise for sale', 'WILDLIFE'],
    ['Boycott Muslim shops', 'HATE'],
    ['First copy Rolex watches', 'FRAUD'],
  ])('%s: %s', (message, code) => {
    expect(codesOf(message)).toContain(code)
    expect(refusalIn(screen(normalise(message)))).not.toBeNull()
  })
})

describe('the same words are harmless', () => {
  test.each([
    'Boutique called Vodka Blues',
    'Salon named Poker Face',
    'Casino Fashion boutique',
    'Rummy’s Dhaba, family restaurant',
    'Our new film "Opium Nights"',
    'Quit smoking, no tobacco in our village',
    'शराब छोड़ो अभियान',
    'Alcohol-free perfume',
    'Anti-counterfeit hologram labels',
    'Billing software for liquor shops',
    'Bus shelters near the wine shop for our mobile store',
    'Alcohol based hand sanitiser',
    'Toy guns and water pistols',
    'Weed killer for tea gardens',
    'Matka kulfi parlour',
    'Communal harmony rally',
    'Ethical hacking course',
    'Escorts tractors dealer',
    'Find a cure for cancer walk',
    'Cream crackers and rusk',
    'Cricket coaching camp',
    'Veterinary clinic for cows',
    'Flat 50% off on shoes',
    'Election of the best school bus driver',
  ])('%s', (message) => expect(screen(normalise(message))).toEqual({ findings: [], open: null }))
})

describe('what is planned with conditions', () => {
  test.each([
    ['Bitcoin SIP app', 'CRYPTO'],
    ['चुनाव प्रचार', 'POLITICAL'],
    ['3 BHK homes', 'REALTY'],
    ['Gold loan branch', 'FINANCE'],
    ['NEET coaching', 'COACHING'],
    ['Whey protein', 'FOOD_HEALTH'],
    ['IVF centre', 'CLINIC'],
    ['Skin whitening cream', 'SKIN'],
    ['Restaurant and bar opening', 'BAR'],
    ['Cola posters near schools', 'HFSS_SCHOOLS'],
    ['Nurses for Germany', 'EMIGRATION'],
    ['E-sports tournament, free entry', 'ESPORTS'],
    ['Law firm awareness', 'PROFESSION'],
    ['Green crackers shop', 'CRACKERS'],
    ['Sale with the national flag', 'EMBLEM'],
    ['Condom brand', 'CONDOMS'],
    ['Vastu consultant', 'ASTROLOGY'],
  ])('%s: %s', (message, code) => {
    expect(codesOf(message)).toContain(code)
    expect(refusalIn(screen(normalise(message)))).toBeNull()
  })
})

describe('brands', () => {
  test.each([
    ['Royal Stag packaged drinking water', 'SURROGATE_LIQUOR', 'Royal Stag'],
    ['Kingfisher soda', 'SURROGATE_LIQUOR', 'Kingfisher'],
    ['Carlsberg glassware', 'SURROGATE_LIQUOR', 'Carlsberg'],
    ['Vimal elaichi', 'SURROGATE_TOBACCO', 'Vimal'],
    ['1xBat sporting lines', 'SURROGATE_BETTING', '1xbat'],
    ['Fairplay news app', 'SURROGATE_BETTING', 'Fairplay'],
    ['Dream11 contests', 'MONEY_GAMES', 'Dream11'],
  ])('%s: %s of %s', (message, code, said) => {
    const finding = screen(normalise(message)).findings.find(({ rule }) => rule.code === code)
    expect(finding?.said).toBe(said)
  })

  test.each(['Royal Enfield Bullet showroom', 'Vimal suiting', 'Kingfisher bird sanctuary tour', 'Fair play award'])(
    '%s is no such brand',
    (message) => expect(codesOf(message)).toEqual([]),
  )
})

test.each(['Casino Hotel', 'Whisky Samba restaurant', 'Launch of "Tequila Sunrise"', 'Kingfisher campaign, Pune'])(
  '%s has two readings',
  (message) => {
    const screening = screen(normalise(message))
    expect(screening.open).not.toBeNull()
    expect(refusalIn(screening)).toBeNull()
  },
)

test('a refusal comes before conditions', () => {
  expect(codesOf('Ayurvedic oil that cures diabetes')).toEqual(['MAGIC_REMEDIES', 'FOOD_HEALTH'])
})
