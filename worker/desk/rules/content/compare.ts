import { type Change, diffBlocks } from '../../../kernel/rules/text/diff.ts'
import { POST_CATEGORIES } from './post.ts'
import type { PostInput } from './post-input.ts'

/** The blocks of cleaned HTML as text: a heading, a paragraph, an item, a row of a table, a picture by its description. */
const blocksOf = (html: string): string[] =>
  html
    .replace(/<img [^<>]*alt="([^"]*)"[^<>]*>/g, '\n[Picture: $1]\n')
    .replace(/<\/t[hd]>(?=<t[hd])/g, ' | ')
    .replace(/<\/(?:p|h2|h3|li|tr|caption|blockquote)>|<(?:ul|ol|br|hr)\b[^<>]*>/g, '\n')
    .replace(/<[^<>]*>/g, '')
    .replaceAll('&#x3C;', '<')
    .replaceAll('&#x26;', '&')
    .split('\n')
    .map((block) => block.replace(/\s+/g, ' ').trim())
    .filter((block) => block !== '')

/** A part of an article that differs between two versions. */
interface Difference {
  label: string
  blocks: Change[][]
}

/** Differences between two versions of an article, for people. Empty for equal versions. */
export function compareVersions(before: PostInput, after: PostInput): Difference[] {
  const parts: [label: string, read: (post: PostInput) => string[]][] = [
    ['Title', ({ title }) => [title]],
    ['Address, which stays when a version is restored', ({ slug }) => [slug]],
    ['Excerpt', ({ excerpt }) => [excerpt]],
    ['Author', ({ author, authorRole }) => [author, authorRole]],
    ['Category', ({ category }) => [POST_CATEGORIES[category]]],
    ['Tags', ({ tags }) => [tags.join(', ')]],
    ['Cover', ({ picture }) => [picture.alt]],
    ['Text', ({ content }) => blocksOf(content)],
  ]
  return parts.flatMap(([label, read]) => {
    const blocks = diffBlocks(read(before), read(after))
    return blocks.some((block) => block.some(({ kind }) => kind !== 'same')) ? [{ label, blocks }] : []
  })
}
