import { fromHtml } from 'hast-util-from-html'
import { type Schema, sanitize } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'
import { DomainError } from '../../kernel/rules/errors.ts'
import { slugOf } from '../../kernel/rules/slug.ts'
import { articlePicture, articlePictureKey, MAX_ALT } from '../rules/content/pictures.ts'
import type { PostHeading } from '../rules/content/post.ts'
import { type Element, isElement, type Node, type Root, tidy } from './article-shape.ts'

/** Allowed HTML of an article: nothing that runs, styles, or takes input, and pictures that were sent to us alone. */
const SCHEMA: Schema = {
  tagNames: [
    ...[
      'h2',
      'h3',
      'p',
      'br',
      'hr',
      'blockquote',
      'ul',
      'ol',
      'li',
      'a',
      'strong',
      'em',
      'b',
      'i',
      'code',
      'sub',
      'sup',
    ],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'img'],
  ],
  attributes: {
    a: ['href'],
    ol: ['start'],
    img: ['src', 'alt', 'width', 'height'],
    th: [['scope', 'col', 'row'], 'colSpan', 'rowSpan'],
    td: ['colSpan', 'rowSpan'],
  },
  protocols: { href: ['https', 'http', 'mailto', 'tel'] },
  ancestors: Object.fromEntries(['caption', 'thead', 'tbody', 'tr', 'th', 'td'].map((name) => [name, ['table']])),
  // Removed with their content. Of any other element that is not allowed, the text stays.
  strip: ['script', 'style', 'title', 'iframe', 'object', 'svg', 'math', 'template', 'textarea', 'select', 'noscript'],
  allowComments: false,
  allowDoctypes: false,
}

/** Elements that separate words. */
const BLOCKS = new Set(['h2', 'h3', 'p', 'br', 'hr', 'blockquote', 'li', 'caption', 'th', 'td', 'tr'])

interface Article {
  /** HTML that is safe in a page. */
  html: string
  /** Its words alone. */
  text: string
  headings: PostHeading[]
  /** Keys of the pictures in it, each once. */
  pictures: string[]
}

/** Removing elements can leave others where HTML does not allow them; parsing again corrects that. */
const MAX_PASSES = 8

/** Deeper than any article; the parser calls itself for every level. */
const MAX_DEPTH = 100
/** Elements without an end, and elements that end where the next one begins. */
const NEVER_NESTED =
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|p|li|d[td]|t[dhr]|thead|tbody|tfoot|caption|colgroup|option)$/

/** Elements that stay open for the content after the end of an element around them. */
const FORMATTING = /^(?:a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)$/

/** Elements that a parser makes at most, twice as many as 200 kB of a table have: formatting that stays open is made again for each tag. */
const MAX_ELEMENTS = 100_000

/** Refuses tags that open more elements in each other than MAX_DEPTH, or make more than MAX_ELEMENTS, read as a parser would. */
function checkElements(source: string): void {
  const open: string[] = []
  const formatting: string[] = []
  let made = 0
  for (const [, slash, tag = ''] of source.matchAll(/<(\/?)([a-z][^\s/>]*)/gi)) {
    const name = tag.toLowerCase()
    made += 1 + formatting.length
    if (made > MAX_ELEMENTS) {
      throw new DomainError(
        'bad_input',
        'There are too many elements, or formatting without an end. Shorten the article',
      )
    }
    if (NEVER_NESTED.test(name)) continue
    const elements = FORMATTING.test(name) ? formatting : open
    const at = elements.lastIndexOf(name)
    if (slash === '') elements.push(name)
    else if (elements === formatting && at >= 0) elements.splice(at, 1)
    else if (at >= 0) elements.length = at
    if (open.length + formatting.length > MAX_DEPTH) {
      throw new DomainError('bad_input', `Elements may be nested ${MAX_DEPTH} deep, and these are nested deeper`)
    }
  }
}

/**
 * Cleans the HTML of an article when it is written: headings get anchors, wide tables get a scrolling region. Cleaning
 * clean HTML changes nothing.
 * @throws DomainError bad_input when elements are nested deeper than MAX_DEPTH, or are more than MAX_ELEMENTS
 */
export function cleanArticle(source: string): Article {
  checkElements(source)
  let article = clean(source)
  for (let pass = 1; pass < MAX_PASSES; pass++) {
    const again = clean(article.html)
    if (again.html === article.html) break
    article = again
  }
  return article
}

function clean(source: string): Article {
  const given = fromHtml(source, { fragment: true })
  // The page already has an h1.
  renameAll(given, 'h1', 'h2')
  const root = sanitize(given, SCHEMA) as Root
  const pictures = keepOwnPictures(root)
  tidy(root)
  const headings = nameHeadings(root)
  markLinks(root)
  const text = wordsOf(root).replace(/\s+/g, ' ').trim()
  wrapTables(root)
  return { html: toHtml(root).trim(), text, headings, pictures }
}

function* elementsOf(parent: { children: readonly Node[] }): Generator<Element> {
  for (const node of parent.children) {
    if (node.type !== 'element') continue
    yield node
    yield* elementsOf(node)
  }
}

function renameAll(root: Root, from: string, to: string) {
  for (const element of elementsOf(root)) if (element.tagName === from) element.tagName = to
}

const wordsOf = (parent: { children: readonly Node[] }): string =>
  parent.children
    .map((node) => {
      if (node.type === 'text') return node.value
      if (node.type !== 'element') return ''
      return BLOCKS.has(node.tagName) ? ` ${wordsOf(node)} ` : wordsOf(node)
    })
    .join('')

/** Ids begin with `s-`, so that no heading takes an id of the page. */
function nameHeadings(root: Root): PostHeading[] {
  const taken = new Set<string>()
  // Start of the search for a free number: without it, each of a thousand equal headings would try all before it.
  const numbers = new Map<string, number>()
  const headings: PostHeading[] = []
  for (const element of elementsOf(root)) {
    if (element.tagName !== 'h2') continue
    const text = wordsOf(element).replace(/\s+/g, ' ').trim()
    const name = `s-${slugOf(text) || 'part'}`
    let id = name
    let number = numbers.get(name) ?? 2
    for (; taken.has(id); number++) id = `${name}-${number}`
    numbers.set(name, number)
    taken.add(id)
    element.properties = { id }
    headings.push({ id, text })
  }
  return headings
}

/** Removes pictures that were not uploaded here, and completes the others for the page. @returns their keys */
function keepOwnPictures(parent: { children: Node[] }): string[] {
  const keys = new Set<string>()
  parent.children = parent.children.filter((node) => {
    if (node.type !== 'element') return true
    if (!isElement(node, 'img')) {
      for (const key of keepOwnPictures(node)) keys.add(key)
      return true
    }
    const { src, alt, width, height } = node.properties
    const key = articlePictureKey(typeof src === 'string' ? src : '')
    if (key === null) return false
    keys.add(key)
    // In the stored HTML every angle bracket belongs to a tag.
    const text = String(alt ?? '')
      .replace(/[<>\s]+/g, ' ')
      .trim()
      .slice(0, MAX_ALT)
    const size = isPixels(width) && isPixels(height) ? { width: Number(width), height: Number(height) } : {}
    node.properties = { src: articlePicture(key), alt: text, ...size, loading: 'lazy', decoding: 'async' }
    return true
  })
  return [...keys]
}

const isPixels = (value: unknown) => /^[1-9]\d{0,4}$/.test(String(value))

/** Links to other sites send no referrer and pass on no rank. */
function markLinks(root: Root) {
  for (const { tagName, properties } of elementsOf(root)) {
    if (tagName !== 'a' || typeof properties.href !== 'string') continue
    // In the stored HTML every angle bracket belongs to a tag: `withoutTags` relies on it.
    properties.href = properties.href.replaceAll('<', '%3C').replaceAll('>', '%3E')
    if (/^(https?:)?[\\/]{2}/i.test(properties.href)) properties.rel = ['nofollow', 'noopener', 'noreferrer']
  }
}

/** Wraps tables in a scrolling region: focusable, and named by its caption. */
function wrapTables(parent: { children: Node[] }) {
  parent.children = parent.children.map((node) => {
    if (node.type !== 'element') return node
    wrapTables(node)
    if (node.tagName !== 'table') return node
    const caption = node.children.find((child) => child.type === 'element' && child.tagName === 'caption')
    const named = caption?.type === 'element' ? wordsOf(caption) : ''
    const label = named.replace(/[<>\s]+/g, ' ').trim() || 'Table'
    return {
      type: 'element',
      tagName: 'div',
      properties: { role: 'region', ariaLabel: label, tabIndex: 0 },
      children: [node],
    }
  })
}
