import * as v from 'valibot'
import { drawingOf } from '../../../../worker/desk/rules/content/drawings.ts'
import { POST_CATEGORIES, POST_CATEGORY_IDS } from '../../../../worker/desk/rules/content/post.ts'
import { POST_LABELS, type PostInput } from '../../../../worker/desk/rules/content/post-input.ts'
import { withoutTags } from '../../../../worker/desk/rules/content/words.ts'
import { mergeFields } from '../../../../worker/kernel/rules/merge/merge-fields.ts'
import { isSame } from '../../../../worker/kernel/rules/merge/three-way.ts'

/** Fields of the form, which may be too incomplete to publish. */
const Draft = v.object({
  title: v.string(),
  slug: v.string(),
  excerpt: v.string(),
  author: v.string(),
  authorRole: v.string(),
  category: v.picklist(POST_CATEGORY_IDS),
  tags: v.array(v.string()),
  picture: v.union([
    v.object({ key: v.string(), alt: v.string() }),
    v.object({
      category: v.string(),
      variant: v.string(),
      light: v.exactOptional(v.picklist(['night', 'monsoon', 'golden'])),
      alt: v.string(),
    }),
  ]),
  content: v.string(),
})

/** State of an editor that is stored across a reload. */
export const KeptPost = v.object({ version: v.number(), base: Draft, draft: Draft })

/**
 * Empty form of a new article.
 * @param author name of the writer
 */
export const emptyDraft = (author: string): PostInput => ({
  title: '',
  slug: '',
  excerpt: '',
  author,
  authorRole: '',
  category: 'industry-insights',
  tags: [],
  picture: drawingOf('industry-insights'),
  content: '',
})

/** First words of a text, for a choice between two. */
function shortened(html: string): string {
  const text = withoutTags(html).replace(/\s+/g, ' ').trim()
  return text.length > 160 ? `${text.slice(0, 160)}…` : text
}

function textOf(name: keyof PostInput, draft: PostInput): string {
  if (name === 'content') return shortened(draft.content)
  if (name === 'category') return POST_CATEGORIES[draft.category]
  if (name === 'tags') return draft.tags.join(', ')
  return name === 'picture' ? draft.picture.alt : draft[name]
}

interface Sides {
  /** Last state that the editor shares with the server, in the editor's HTML. */
  base: PostInput
  /** The same state in the server's HTML, which differs in form. */
  answer: PostInput
  mine: PostInput
  theirs: PostInput
}

/** Merges two people's changes of one article, field by field. A difference of HTML form alone is not a change. */
export function mergeDrafts({ base, answer, mine, theirs }: Sides) {
  const untouched = Object.fromEntries(
    Object.entries(base).filter(([name]) => isKey(name) && isSame(theirs[name], answer[name])),
  )
  return mergeFields({ labels: POST_LABELS, textOf }, { base, mine, theirs: { ...theirs, ...untouched } })
}

const isKey = (name: string): name is keyof PostInput => name in POST_LABELS
