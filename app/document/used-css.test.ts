import { expect, test } from 'vitest'
import { createUsedCss } from './used-css.ts'

const usedCss = (css: string, html: string) => createUsedCss(css)(html)

test('rules stay whose classes are in the document, and those without a class', () => {
  const css = '*{margin:0}:root{--a:1}.a{color:var(--a)}.b{color:blue}.a .b{top:0}'
  expect(usedCss(css, '<p class="a">')).toBe('*{margin:0}:root{--a:1}.a{color:var(--a)}')
})

test('of a list of selectors those stay that can match', () => {
  expect(usedCss('.a,.b,p{top:0}.c,.d{top:1px}', '<p class="x b">')).toBe('.b,p{top:0}')
})

test('elements, attributes and parts of controls that the document has not are left out', () => {
  const css = 'hr{top:0}p>b{top:1px}.a[data-x]{top:2px}.a:disabled{top:3px}::file-selector-button{top:4px}'
  expect(usedCss(css, '<p class="a"></p>')).toBe('')
  expect(usedCss(css, '<hr><p class="a" data-x><b></b></p><input type="file" disabled>')).toBe(css)
})

test('one of the selectors in brackets is enough', () => {
  const css = ':where(a,button[disabled],[tabindex]):focus-visible{top:0}'
  expect(usedCss(css, '<p>')).toBe(css)
})

test('what scripts set before React is not waited for', () => {
  const css = ':root[data-theme=dark]{color-scheme:dark}'
  expect(usedCss(css, '<p>')).toBe(css)
})

test('escaped names are understood, and entities in the document', () => {
  const css = String.raw`.md\:p-1\.5{top:0}.\[\&\:not\(\:empty\)\]\:mt-1{&:not(:empty){top:1px}}.\32xl{top:2px}`
  expect(usedCss(css, '<p class="md:p-1.5 [&amp;:not(:empty)]:mt-1 2xl">')).toBe(css)
  expect(usedCss(css, '<p class="p-1">')).toBe('')
})

test('what a selector excludes is not asked for', () => {
  expect(usedCss('.a:not(.b,:has(.c)){top:0}', '<p class="a">')).toBe('.a:not(.b,:has(.c)){top:0}')
})

test('groups stay around what is left of them, and go when nothing is', () => {
  const css = '@layer base,utilities;@media (width>=40rem){.a{top:0}.b{top:1px}}@media print{.c{top:0}}'
  expect(usedCss(css, '<p class="b">')).toBe('@layer base,utilities;@media (width>=40rem){.b{top:1px}}')
})

test('keyframes and registered properties follow the rules that name them', () => {
  const css = '.a{animation:spin 1s}@keyframes spin{to{top:0}}@keyframes rise{to{top:1px}}@property --x{syntax:"*"}'
  expect(usedCss(css, '<p class="a">')).toBe('.a{animation:spin 1s}@keyframes spin{to{top:0}}')
})

test('a registered property that nothing sets has its initial value, or the fallback of its use', () => {
  const css =
    '.a{top:var(--x);left:var(--y,calc(1px + 2px));right:var(--z)}.b{--x:1px}@property --x{initial-value:2px}@property --y{inherits:false}'
  expect(usedCss(css, '<p class="a">')).toBe('.a{top:2px;left:calc(1px + 2px);right:var(--z)}')
  expect(usedCss(css, '<p class="a b">')).toContain('top:var(--x)')
})

test('font faces stay whose letters the document has', () => {
  const face = (range: string) => `@font-face{font-family:A;src:url(a)${range}}`
  const css = face('') + face(';unicode-range:U+900-97F,U+25CC') + face(';unicode-range:U+20B?')
  expect(usedCss(css, '<p>₹ 5</p>')).toBe(face('') + face(';unicode-range:U+20B?'))
  expect(usedCss(css, '<p>चौक</p>')).toBe(face('') + face(';unicode-range:U+900-97F,U+25CC'))
})

test('braces in strings do not end a block', () => {
  expect(usedCss('.a:before{content:"}"}.b{top:0}', '<p class="b">')).toBe('.b{top:0}')
})

test('custom properties of the root go when nothing asks for them, and with them those that only they asked for', () => {
  const css = ':root{--a:1px;--b:var(--c);--c:2px;--d:"x;y";--e:3px}.a{top:var(--a)}.b{top:var(--e)}'
  expect(usedCss(css, '<p class="a">')).toBe(':root{--a:1px;}.a{top:var(--a)}')
})

test('words in texts, values and class names are no attributes', () => {
  const css = '.a:disabled{top:0}.b[data-x]{top:1px}'
  expect(usedCss(css, '<p class="a disabled:b" title=" disabled data-x"> disabled data-x <b class="b">')).toBe('')
  expect(usedCss(css, '<p class="a" disabled/><b class="b" data-x>')).toBe(css)
})

test('documents one after another each have their own styles', () => {
  const choose = createUsedCss('.a{top:0}.b{top:1px}p{top:2px}')
  const pages = ['<p class="a">', '<i class="b">', '<p class="b">', '<i class="c">', '<p class="b a">']
  const expected = ['.a{top:0}p{top:2px}', '.b{top:1px}', '.b{top:1px}p{top:2px}', '', '.a{top:0}.b{top:1px}p{top:2px}']
  expect(pages.map(choose)).toEqual(expected)
  expect(pages.map(choose)).toEqual(expected)
})

test('the same elements with letters of another script are another document', () => {
  const choose = createUsedCss('@font-face{src:url(a);unicode-range:U+900-97F}')
  expect(choose('<p>a</p>')).toBe('')
  expect(choose('<p>च</p>')).not.toBe('')
})
