import { lexer, type Token, type Tokens } from 'marked'
import type { Plugin } from 'vite'
import { CONSTANTS } from './constants.ts'
import { type ContentPage, type Element, LIVE_LISTS, LIVE_TEXTS, type Piece, type Section, textOf } from './page.ts'

const PLACEHOLDER = /\{\{([\w-]*)\}\}/g
const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/
const KEYS = ['title', 'description', 'name', 'summary', 'updated']
const LIVE: readonly string[] = [...LIVE_TEXTS, ...LIVE_LISTS]

const element = (tag: Element['tag'], children: Piece[]): Element => ({ tag, children })

const fail = (what: string): never => {
  throw new Error(what)
}

/** The source with the placeholders of the code replaced; those of a page that is shown stay. */
const withConstants = (source: string) =>
  source.replace(PLACEHOLDER, (whole, name) =>
    LIVE.includes(name) ? whole : (CONSTANTS[name] ?? fail(`${whole} is no placeholder of constants.ts or page.ts`)),
  )

function readInline(tokens: Token[] = []): Piece[] {
  return tokens.map((token) => {
    switch (token.type) {
      case 'text':
        for (const list of LIVE_LISTS)
          if (token.raw.includes(`{{${list}}}`)) fail(`{{${list}}} is a list: it is a paragraph of its own`)
        return token.raw
      case 'codespan':
        return element('code', [token.text])
      case 'strong':
        return element('strong', readInline(token.tokens))
      case 'link':
        return { ...element('a', readInline(token.tokens)), to: token.href }
      default:
        return fail(`“${token.raw}” is ${token.type}, which no page shows`)
    }
  })
}

/** `- **Term**: meaning` in every item makes a list of terms. */
function readList({ ordered, items }: Tokens.List): Element {
  const all = items.map(({ tokens: [line, ...others] }) =>
    line?.type === 'text' && others.length === 0 ? readInline((line as Tokens.Text).tokens) : fail('A list in a list'),
  )
  const terms = all.flatMap(([term, colon, ...rest]) =>
    typeof term === 'object' && term.tag === 'strong' && typeof colon === 'string' && colon.startsWith(': ')
      ? [element('div', [element('dt', term.children), element('dd', [colon.slice(2), ...rest])])]
      : [],
  )
  if (terms.length === all.length) return element('dl', terms)
  return element(
    ordered ? 'ol' : 'ul',
    all.map((item) => element('li', item)),
  )
}

function readBlock(token: Token): Element {
  switch (token.type) {
    case 'paragraph': {
      const lines = LIVE_LISTS.find((name) => token.text === `{{${name}}}`)
      return lines ? { ...element('ul', []), lines } : element('p', readInline(token.tokens))
    }
    case 'list':
      return readList(token as Tokens.List)
    case 'table': {
      const { header, rows } = token as Tokens.Table
      return element(
        'table',
        [header, ...rows].map((cells) =>
          element(
            'tr',
            cells.map(({ tokens }) => element('td', readInline(tokens))),
          ),
        ),
      )
    }
    default:
      return fail(`“${token.raw}” is ${token.type}, which no page shows`)
  }
}

const slug = (text: string) =>
  text
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join('-') ?? fail(`“${text}” gives no id: add {#id}`)

/** `## Title {#id}`, `## [Title](/path)`; without an id the title gives one. */
function readHeading({ tokens }: Tokens.Heading): Section {
  const pieces = readInline(tokens)
  const text = pieces.map(textOf).join('')
  const [, title = text, id = slug(text)] = /^(.*?) \{#([a-z0-9-]+)\}$/.exec(text) ?? []
  const [first] = pieces
  return { id, title, ...(typeof first === 'object' && first.to && { to: first.to }), body: [], sections: [] }
}

function readFrontMatter(source: string): Pick<ContentPage, 'title' | 'description'> {
  const lines = FRONT_MATTER.exec(source)?.[1]?.split('\n') ?? fail('Front matter is missing')
  const values = Object.fromEntries(lines.map((line) => line.split(/: (.*)/).slice(0, 2)))
  const { title = fail('title is missing'), description = fail('description is missing') } = values
  for (const key in values) if (!KEYS.includes(key)) fail(`${key} is no key of the front matter`)
  return { ...values, title, description }
}

/** A page of its Markdown. @throws Error for a placeholder, key or element that no page has, or an id that is there twice */
export function readPage(markdown: string): ContentPage {
  const source = withConstants(markdown)
  const front = readFrontMatter(source)
  const page: ContentPage = { heading: front.title, ...front, body: [], sections: [] }
  /** The sections that are open, by level: the page is the first. */
  const open: Pick<Section, 'body' | 'sections'>[] = [page]
  const ids = new Set<string>()
  for (const token of lexer(source.replace(FRONT_MATTER, ''))) {
    if (token.type === 'space') continue
    const last = open.at(-1) ?? page
    if (token.type !== 'heading') last.body.push(readBlock(token))
    else if (token.depth === 1) page.heading = readHeading(token as Tokens.Heading).title
    else {
      const section = readHeading(token as Tokens.Heading)
      if (ids.has(section.id)) fail(`The id ${section.id} is there twice`)
      ids.add(section.id)
      const parent = open[token.depth - 2] ?? fail(`“${section.title}” skips a level`)
      parent.sections.push(section)
      open.splice(token.depth - 1, Number.POSITIVE_INFINITY, section)
    }
  }
  return page
}

/** `import page from './terms.md'` is the page as a tree, parsed at build. */
export function content(): Plugin {
  return {
    name: 'content',
    enforce: 'pre',
    transform: {
      filter: { id: /\/app\/content\/[\w-]+\.md$/ },
      handler: (source) => ({ code: `export default ${JSON.stringify(readPage(source))}`, moduleType: 'js' }),
    },
  }
}
