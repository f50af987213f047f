import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

test('logs are read in the encodings that spreadsheets write', () => {
  expect(decodeText(new TextEncoder().encode('Café'))).toBe('Café')
  expect(decodeText(new Uint8Array([0xff, 0xfe, 0x41, 0, 0x42, 0]))).toBe('AB')
  expect(decodeText(new Uint8Array([0xfe, 0xff, 0, 0x41]))).toBe('A')
  expect(decodeText(new Uint8Array([0x43, 0x61, 0x66, 0xe9]))).toBe('Café')
})
