import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../tests/support/runs.ts'
import { cleanArticle } from './article-html.ts'

const htmlOf = (source: string) => cleanArticle(source).html

describe('what an article may hold', () => {
  test('text, lists, quotes and links stay as they were written', () => {
    const source =
      '<p>One <strong>two</strong> <em>three</em></p><ul><li>a</li></ul><ol start="3"><li>b</li></ol><blockquote>c</blockquote>'
    expect(htmlOf(source)).toBe(source)
    expect(htmlOf('<p><a href="/category/ooh">sites</a></p>')).toBe('<p><a href="/category/ooh">sites</a></p>')
    expect(htmlOf('<p>5 &lt; 6 &amp; ₹7</p>')).toBe('<p>5 &#x3C; 6 &#x26; ₹7</p>')
  })

  test('headings can be jumped to, each at an address of its own that no part of the page has', () => {
    const { html, headings } = cleanArticle('<h2 id="content">The price</h2><h2>The <em>price</em></h2><h2>मूल्य</h2>')
    expect(headings).toEqual([
      { id: 's-the-price', text: 'The price' },
      { id: 's-the-price-2', text: 'The price' },
      { id: 's-part', text: 'मूल्य' },
    ])
    expect(html).toContain('<h2 id="s-the-price">The price</h2>')
  })

  test('a title of its own becomes a heading', () => {
    expect(htmlOf('<h1>Rates</h1>')).toBe('<h2 id="s-rates">Rates</h2>')
  })

  test('a table scrolls in a named region', () => {
    const { html, text } = cleanArticle(
      '<table><caption>Sums</caption><tr><th scope="row">a</th><td>1</td></tr></table>',
    )
    expect(html).toBe(
      '<div role="region" aria-label="Sums" tabindex="0"><table><caption>Sums</caption><tbody><tr><th scope="row">a</th><td>1</td></tr></tbody></table></div>',
    )
    expect(text).toBe('Sums a 1')
  })

  test('what editors write in another form becomes the same', () => {
    expect(htmlOf('<ul><li><p>a</p></li><li><p>b</p><ul><li><p>c</p></li></ul></li></ul>')).toBe(
      '<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>',
    )
    expect(htmlOf('<blockquote><p>a</p></blockquote><blockquote><p>a</p><p>b</p></blockquote>')).toBe(
      '<blockquote>a</blockquote><blockquote><p>a</p><p>b</p></blockquote>',
    )
    const rows =
      '<tr><th colspan="1"><p>City</p></th><th><p>From</p></th></tr><tr><th><p>Pune</p></th><td><p>1</p></td></tr>'
    expect(htmlOf(`<table><tbody>${rows}</tbody></table>`)).toContain(
      '<thead><tr><th scope="col">City</th><th scope="col">From</th></tr></thead><tbody><tr><th scope="row">Pune</th><td>1</td></tr></tbody>',
    )
  })

  test('pictures that were sent to us stay, with what a page needs', () => {
    const key = '0b7e1f6a-3c2d-4e5f-8a9b-0c1d2e3f4a5b.jpg'
    const { html, pictures } = cleanArticle(
      `<p>a</p><img src="/files/640/${key}.webp" alt="A <b> wall" width="800" height="600" style="x" onload="y"><img src="/files/640/${key}.webp">`,
    )
    const src = `src="/files/1280/${key}.webp"`
    expect(html).toBe(
      `<p>a</p><img ${src} alt="A b wall" width="800" height="600" loading="lazy" decoding="async"><img ${src} alt="" loading="lazy" decoding="async">`,
    )
    expect(pictures).toEqual([key])
    for (const foreign of [
      'https://evil.example/a.png',
      '//evil.example/a.webp',
      '/api/files/x',
      '/files/640/../a.webp',
      'data:image/png;base64,x',
    ]) {
      expect.soft(htmlOf(`<p>a</p><img src="${foreign}" alt="x">`)).toBe('<p>a</p>')
    }
  })

  test('links to other sites tell these nothing', () => {
    for (const href of ['https://a.example', 'http://a.example', '//a.example', '/\\a.example']) {
      expect.soft(htmlOf(`<a href="${href}">a</a>`)).toContain('rel="nofollow noopener noreferrer"')
    }
  })
})

describe('what is hostile is gone', () => {
  test.each([
    '<script>alert(1)</script>',
    '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
    '<style>body{display:none}</style>',
    '<iframe src="https://evil.example"></iframe>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<svg><script>alert(1)</script></svg>',
    '<svg onload=alert(1)>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<template><script>alert(1)</script></template>',
    '<textarea><script>alert(1)</script></textarea>',
    '<object data="data:text/html,x"></object><embed src="x">',
    '<!--<img src=x onerror=alert(1)>-->',
    '<link rel=stylesheet href=//evil.example><meta http-equiv=refresh content="0;url=//evil.example"><base href=//evil.example>',
  ])('%s leaves nothing', (source) => expect(htmlOf(source)).toBe(''))

  test.each([
    ['<img src=x onerror=alert(1)>after', 'after'],
    ['<p onclick="alert(1)" style="position:fixed" class="x" id="content" data-live>a</p>', '<p>a</p>'],
    ['<form action="/api/auth/sign-out"><button>go</button><input name=password></form>', 'go'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href=" java&#10;script:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="&#106;avascript&colon;alert(1)">a</a>', '<a>a</a>'],
    ['<a href="data:text/html,<script>alert(1)</script>">a</a>', '<a>a</a>'],
    ['<a href="vbscript:x" target="_blank" ping="//evil.example">a</a>', '<a>a</a>'],
    ['<a href="/x" name="loader-data">a</a>', '<a href="/x">a</a>'],
    ['<div role="alert"><p>a</p></div>', '<p>a</p>'],
    ['<td>loose</td>', 'loose'],
  ])('%s becomes %s', (source, clean) => expect(htmlOf(source)).toBe(clean))

  test('whatever is written, only what is allowed comes out, and cleaning it again changes nothing', () => {
    const piece = fc.constantFrom(
      ...['<script>', '</script>', '<p>', '</p>', '<h1>', '<h2 id=x>', '<table>', '<caption>', '<td>', '</table>'],
      ...[
        '<svg>',
        '<style>',
        '<a href="javascript:x">',
        '<a href=https://a.example>',
        '</a>',
        '<!--',
        '-->',
        '<img onerror=x>',
      ],
      ...[
        '<math>',
        '<button>',
        '<form>',
        '<noscript>',
        '<template>',
        '<select>',
        '"',
        "'",
        '&lt;script&gt;',
        '&#60;b',
        'on',
        '=',
        '\0',
      ],
    )
    const allowed =
      /^<\/?(?:h[23]|p|br|hr|blockquote|ul|ol|li|a|strong|em|b|i|code|sub|sup|div|table|caption|thead|tbody|tr|th|td|img)\b/
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 30 }), (pieces) => {
        const html = htmlOf(pieces.join(''))
        expect(html.replace(/<[^>]*>/g, '')).not.toContain('<')
        for (const [tag] of html.matchAll(/<[^>]*>/g)) {
          expect(tag).toMatch(allowed)
          expect(tag.replace(/"[^"]*"/g, '')).not.toMatch(/\son\w+=|\sstyle=|\sclass=/i)
          expect(tag).not.toMatch(/href="\s*javascript:/i)
        }
        expect(htmlOf(html)).toBe(html)
      }),
      { numRuns: runs(400) },
    )
  })
})

describe('elements nested without end', () => {
  const times = 5_000
  const LEVELS = /nested 100 deep/

  test.each([
    ['never closed', '<div>'.repeat(times)],
    ['with ends of others between', '<div></b></span>'.repeat(times)],
    [
      'emphasis that outlives what is around it',
      Array.from({ length: times }, (_, i) => `<div><b id=${i}></div>`).join(''),
    ],
    ['names of their own', '<x-y z>'.repeat(times)],
    ['in tables', '<table><tr><td>'.repeat(times)],
  ])('are refused: %s', (_, source) => {
    expect(() => cleanArticle(source)).toThrow(LEVELS)
  })

  test('are not what a long article has', () => {
    expect(htmlOf('<p>a'.repeat(times))).toBe('<p>a</p>'.repeat(times))
    expect(htmlOf(`<ul>${'<li>a'.repeat(times)}</ul>`)).toBe(`<ul>${'<li>a</li>'.repeat(times)}</ul>`)
    expect(htmlOf('<p><b>a</b> <em>b</em></p>'.repeat(times))).toHaveLength(26 * times)
  })

  test('are cleaned up to the limit', () => {
    expect(htmlOf(`${'<blockquote>'.repeat(99)}a`)).toContain('a</blockquote>')
    expect(() => cleanArticle('<blockquote>'.repeat(101))).toThrow(LEVELS)
  })
})

describe('what costs more than its length', () => {
  test('is refused: formatting that a parser makes again for each element', () => {
    const open = Array.from({ length: 80 }, (_, i) => `<b id=${i}>`).join('')
    expect(() => cleanArticle(`<div>${open}</div>${'<p>a'.repeat(40_000)}`)).toThrow(/too many elements/)
    expect(() => cleanArticle('<b><i></b></i>'.repeat(14_000))).toThrow(/too many elements/)
  })

  test('is numbered from the last number: thousands of headings with the same words', () => {
    const { headings } = cleanArticle('<h2>A</h2>'.repeat(19_000))
    expect(headings[1]).toEqual({ id: 's-a-2', text: 'A' })
    expect(headings.at(-1)?.id).toBe('s-a-19000')
    expect(new Set(headings.map(({ id }) => id)).size).toBe(19_000)
  })
})
