import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { AdvertiserDetails, type BillingProfile, missingOf, OwnerDetails, PLATFORM_SERIES } from './party.ts'

const ADVERTISER = {
  legalName: 'Kaveri Coffee Private Limited',
  address: 'Church Street\nBangalore 560001',
  state: 'Karnataka',
}
const OWNER = {
  legalName: 'Golconda Skyline Media Private Limited',
  address: 'Road No. 36, Jubilee Hills, Hyderabad 500033',
  state: 'Maharashtra',
  gstin: '27AAPFU0939F1ZV',
  payee: 'other',
  prefix: 'GSM',
}

/** The message at each field; the first of each. */
function problems(schema: v.GenericSchema, input: object) {
  const { issues = [] } = v.safeParse(schema, input)
  return Object.fromEntries(issues.toReversed().map((issue) => [v.getDotPath(issue), issue.message]))
}

describe('an advertiser', () => {
  test('needs a name, an address and a state; empty fields are none', () => {
    expect(v.parse(AdvertiserDetails, { ...ADVERTISER, gstin: ' ', pan: '', email: '' })).toEqual({
      ...ADVERTISER,
      address: 'Church Street, Bangalore 560001',
      gstin: null,
      pan: null,
      email: null,
    })
    expect(Object.keys(problems(AdvertiserDetails, {})).toSorted()).toEqual(['address', 'legalName', 'state'])
  })

  test('has the PAN of its GSTIN, however that is typed', () => {
    const given = { ...ADVERTISER, state: 'Maharashtra', gstin: ' 27aapfu 0939f1zv' }
    expect(v.parse(AdvertiserDetails, given)).toMatchObject({ gstin: '27AAPFU0939F1ZV', pan: 'AAPFU0939F' })
    expect(problems(AdvertiserDetails, { ...given, pan: 'AAPFU0938F' })).toEqual({
      pan: 'The PAN inside this GSTIN is AAPFU0939F',
    })
  })

  test.each([
    [{ gstin: '27AAPFU0939F1ZV' }, { gstin: 'This GSTIN is registered in Maharashtra (27), not in Karnataka' }],
    [{ gstin: '27AAPFU0939F1ZW' }, { gstin: 'The check digit of this GSTIN is wrong. Check it for a typing mistake' }],
    [{ pan: '12' }, { pan: expect.stringMatching(/five letters, four digits/) }],
    [{ state: 'Bavaria' }, { state: 'Choose the state' }],
    [{ email: 'nobody' }, { email: expect.stringMatching(/email address/) }],
  ])('has its error at the field: %j', (more, at) =>
    expect(problems(AdvertiserDetails, { ...ADVERTISER, ...more })).toEqual(at),
  )
})

describe('an owner', () => {
  test('has what its documents print', () => {
    const given = {
      ...OWNER,
      prefix: ' gsm',
      bankAccount: '0000 1234 5678',
      ifsc: 'xmpl0000001',
      signatory: ' R.  Rao ',
    }
    expect(v.parse(OwnerDetails, given)).toEqual({
      ...OWNER,
      pan: 'AAPFU0939F',
      email: null,
      bankAccount: '000012345678',
      ifsc: 'XMPL0000001',
      signatory: 'R. Rao',
    })
  })

  test.each([
    [{ gstin: '' }, { gstin: 'Enter the GSTIN' }],
    [{ prefix: 'GSMA' }, { prefix: 'One to three letters, such as GSM' }],
    [{ prefix: 'G1' }, { prefix: 'One to three letters, such as GSM' }],
    [{ bankAccount: '123456789' }, { ifsc: 'Enter the IFSC of this account as well' }],
    [{ ifsc: 'XMPL0000001' }, { bankAccount: 'Enter the account number of this IFSC as well' }],
    [{ bankAccount: '123456789', ifsc: 'XMPL1' }, { ifsc: expect.stringMatching(/four letters, a zero/) }],
    [{ gstin: '27AAPPU0939F1ZV' }, { gstin: expect.stringMatching(/check digit/) }],
    [{ payee: 'individual' }, { payee: 'The PAN AAPFU0939F is of a firm or LLP: choose the other kind' }],
  ])('has its error at the field: %j', (more, at) => expect(problems(OwnerDetails, { ...OWNER, ...more })).toEqual(at))

  test.each(PLATFORM_SERIES)('does not number in the series %s', (prefix) =>
    expect(problems(OwnerDetails, { ...OWNER, prefix })).toEqual({
      prefix: `${prefix} is reserved for AdChowk. Choose other letters`,
    }),
  )
})

test('what is missing depends on the side', () => {
  expect(missingOf('advertiser', null)).toEqual(['legal name', 'address', 'state'])
  expect(missingOf('owner', null)).toEqual(['legal name', 'address', 'state', 'GSTIN', 'PAN', 'invoice prefix'])
  const party: BillingProfile = {
    ...ADVERTISER,
    gstin: null,
    pan: null,
    email: null,
    payee: 'other',
    prefix: null,
    bankAccount: null,
    ifsc: null,
    signatory: null,
    version: 1,
  }
  expect(missingOf('advertiser', party)).toEqual([])
  expect(missingOf('owner', { ...party, address: ' ' })).toEqual(['address', 'GSTIN', 'PAN', 'invoice prefix'])
})
