import { withIdentity } from '../company.ts'
import type { SiteIdentity } from '../site.ts'

/** Lists that a page gets when it is shown, each in a paragraph of its own: the rules and rates of the day. */
export const LIVE_LISTS = ['cancellation', 'milestones', 'fee', 'gst'] as const
export type LiveList = (typeof LIVE_LISTS)[number]

/** Texts that a page gets when it is shown: what staff save as the identity of the platform. */
export const LIVE_TEXTS = ['name', 'email'] as const

/** A text, or an element with its children. */
export type Piece = string | Element

export interface Element {
  tag: 'p' | 'ul' | 'ol' | 'li' | 'dl' | 'div' | 'dt' | 'dd' | 'table' | 'tr' | 'td' | 'a' | 'strong' | 'code'
  /** Address of a link. */
  to?: string
  /** The list that replaces the children when the page is shown. */
  lines?: LiveList
  children: Piece[]
}

/** A heading with everything under it, up to the next one of its level. */
export interface Section {
  /** Its URL fragment. */
  id: string
  title: string
  /** Address that the heading links to. */
  to?: string
  body: Element[]
  sections: Section[]
}

/** A file of this folder, parsed at build (`content.vite.ts`). */
export interface ContentPage {
  /** Title of the document, without the platform's name. */
  title: string
  description: string
  /** Short title in a navigation. */
  name?: string
  summary?: string
  /** Day of the last change, as shown. */
  updated?: string
  /** The heading of the first level; the title where there is none. */
  heading: string
  /** Text before the first section. */
  body: Element[]
  sections: Section[]
}

/** Plain text of a piece. */
export const textOf = (piece: Piece): string =>
  typeof piece === 'string' ? piece : piece.children.map(textOf).join('')

/** A part of a page with every text replaced by `change`, and every element. */
const mapped = <Part>(part: Part, change: (value: unknown) => unknown): Part =>
  JSON.parse(JSON.stringify(part), (_, value) => change(value))

/** A part of a page with the identity of the platform in its texts. */
export const named = <Part>(part: Part, identity: SiteIdentity): Part =>
  mapped(part, (value) => (typeof value === 'string' ? withIdentity(value, identity) : value))

/** A page with its live lists. */
export const withLines = <Page extends ContentPage>(page: Page, lists: Record<LiveList, readonly string[]>): Page =>
  mapped(page, (value) => {
    const lines = typeof value === 'object' && value !== null && 'lines' in value && (value.lines as LiveList)
    return lines ? { tag: 'ul', children: lists[lines].map((text) => ({ tag: 'li', children: [text] })) } : value
  })

/** The section of an id. @throws RangeError where the page has none */
export function sectionOf({ sections }: Pick<ContentPage, 'sections'>, id: string): Section {
  const section = sections.find((one) => one.id === id)
  if (!section) throw new RangeError(`No section ${id}`)
  return section
}

export interface PageLink {
  to: string
  label: string
  /** Leads to another site. */
  newTab: boolean
}

interface Parts {
  /** Plain paragraphs. */
  texts: string[]
  /** Items of its lists, as plain text. */
  points: string[]
  /** Links that are a paragraph of their own. */
  links: PageLink[]
}

/** Text of a designed page, by kind: paragraphs, points of a list, and calls to action. */
export function partsOf(body: readonly Element[]): Parts {
  const parts: Parts = { texts: [], points: [], links: [] }
  for (const element of body) {
    const [first, ...others] = element.children
    if (element.tag === 'ul') parts.points.push(...element.children.map(textOf))
    else if (typeof first === 'object' && first.to !== undefined && others.length === 0)
      parts.links.push({ to: first.to, label: textOf(first), newTab: first.to.startsWith('https:') })
    else parts.texts.push(textOf(element))
  }
  return parts
}
