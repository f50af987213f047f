import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextField } from './text-field.tsx'

test('the element for several lines has no type, which is an attribute of inputs', () => {
  const field = renderToStaticMarkup(createElement(TextField, { label: 'Message', multiline: true }))
  expect(field).toContain('<textarea')
  expect(field).not.toMatch(/<textarea[^>]* type=/)
})
