import { expect, test } from 'vitest'
import { DomainError } from '../../kernel/rules/errors.ts'
import { parse } from '../../kernel/rules/parse.ts'
import { ResetPassword, SignIn, SignUp } from './forms.ts'

const ASHA = {
  role: 'advertiser',
  name: 'Asha Menon',
  email: 'asha@example.in',
  password: 'eight888',
  company: 'Kaveri Coffee',
  phone: '+91 98450 10001',
}

/** Fields that a form refuses, with the first reason. */
function refused(schema: typeof SignUp | typeof SignIn, input: unknown): Record<string, string> {
  try {
    parse(schema, input)
    return {}
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return Object.fromEntries((error.issues ?? []).toReversed().map(({ path, message }) => [path, message]))
  }
}

test('an email is the same in any case and with spaces around it', () => {
  expect(parse(SignUp, { ...ASHA, email: ' Asha@Example.IN ' }).email).toBe('asha@example.in')
})

test('a password keeps its spaces, for they are part of it', () => {
  expect(parse(SignUp, { ...ASHA, password: '  long one ' }).password).toBe('  long one ')
})

test('seven characters are no password, eight are, two hundred and one are not', () => {
  expect(refused(SignUp, { ...ASHA, password: 'seven77' })).toEqual({ password: 'At least 8 characters' })
  expect(refused(SignUp, ASHA)).toEqual({})
  expect(refused(SignUp, { ...ASHA, password: 'x'.repeat(201) })).toEqual({ password: 'At most 200 characters' })
  expect(() => parse(ResetPassword, { token: 'x', password: 'seven77' })).toThrow('At least 8 characters')
})

test('each empty field is named', () => {
  expect(Object.keys(refused(SignUp, { role: 'advertiser', name: ' ', email: '', password: '', company: '' }))).toEqual(
    expect.arrayContaining(['name', 'email', 'password', 'company', 'phone']),
  )
})

test.each(['98450 10001', '+91-98450-10001', '(080) 4718 0000', '+1 (212) 555.0100', '09845010001'])(
  '%s is a phone number',
  (phone) => expect(refused(SignUp, { ...ASHA, phone })).toEqual({}),
)

test.each([
  ['\u202a+91 98765 43210\u202c', '+91 98765 43210'],
  ['+91\u201198765\u201143210', '+91-98765-43210'],
  ['०९८७६५ ४३२१०', '098765 43210'],
])('the number %j is kept as %s', (phone, kept) => {
  expect(parse(SignUp, { ...ASHA, phone }).phone).toBe(kept)
})

test.each(["john.d'souza@example.in", 'john.d’souza@example.in'])('%s is an email', (email) => {
  expect(parse(SignUp, { ...ASHA, email }).email).toBe("john.d'souza@example.in")
})

test.each(['12345', 'call me', '98450 10001 ext 5', `+${'1'.repeat(16)}`])('%s is none', (phone) => {
  expect(refused(SignUp, { ...ASHA, phone })).toHaveProperty('phone')
})

test.each(['asha', 'asha@', '@example.in', 'a b@example.in', 'asha@example', `${'a'.repeat(250)}@example.in`])(
  '%s is no email',
  (email) => expect(refused(SignUp, { ...ASHA, email })).toHaveProperty('email'),
)

test('a name is one line: nothing in it may look like the header of a mail', () => {
  expect(refused(SignUp, { ...ASHA, name: 'Asha\r\nBcc: all@example.in' })).toHaveProperty('name')
  expect(refused(SignUp, { ...ASHA, name: '<b>आशा</b> 🪔' })).toEqual({})
})

test.each([
  { ...ASHA, role: 'admin' },
  { ...ASHA, role: ['admin'] },
  { ...ASHA, admin: true },
  { ...ASHA, status: 'active', sessionEpoch: 9 },
  { ...ASHA, role: undefined },
])('nobody makes themselves staff with %j', (input) => {
  expect(refused(SignUp, input)).not.toEqual({})
})

test('the only area is that of staff', () => {
  expect(refused(SignIn, { email: 'a@b.in', password: 'x', area: 'admin' })).toEqual({})
  expect(refused(SignIn, { email: 'a@b.in', password: 'x', area: 'owner' })).toHaveProperty('area')
})
