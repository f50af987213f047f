import { describe, expect, test } from 'vitest'
import { variants } from './variants.ts'

describe('one element', () => {
  const styles = variants({
    base: ['base', 'more'],
    variants: { size: { sm: 'small', lg: ['large', 'wide'] }, isOn: { true: 'on', false: 'off' } },
    compoundVariants: [
      { size: ['sm', 'lg'], isOn: true, class: 'any-on' },
      { size: 'lg', isOn: false, class: 'large-off' },
    ],
    defaultVariants: { size: 'sm' },
  })

  test.each([
    [undefined, 'base more small off'],
    [{ size: undefined }, 'base more small off'],
    [{ size: 'lg' as const }, 'base more large wide off large-off'],
    [{ isOn: true, className: 'own' }, 'base more small on any-on own'],
  ])('%j has the classes %j', (chosen, classes) => expect(styles(chosen)).toBe(classes))

  test('without anything there is no class', () => expect(variants({})({ className: undefined })).toBe(''))
})

test('each part of a component has its classes', () => {
  const { box, mark } = variants({
    slots: { box: 'box', mark: '' },
    variants: { look: { plain: { box: 'plain' }, loud: { box: 'loud', mark: ['red', 'bold'] } } },
    compoundVariants: [{ look: 'loud', class: { mark: 'big' } }],
  })({ look: 'loud' })
  expect([box({ className: 'own' }), mark()]).toEqual(['box loud own', 'red bold big'])
})
