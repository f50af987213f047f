import * as v from 'valibot'
import { isCivilDate } from '../../../kernel/rules/dates.ts'
import type { Issue } from '../../../kernel/rules/errors.ts'
import { nameLine, optionalLine } from '../../../kernel/rules/fields.ts'
import { formatNumber } from '../../../kernel/rules/money.ts'
import { MAX_SLUG_CHARACTERS, SLUG } from '../../../kernel/rules/slug.ts'
import { UploadKey } from '../../../uploads/rules/upload.ts'
import { MAX_ALT } from './pictures.ts'
import { isPhoto, POST_CATEGORY_IDS, type PostPicture } from './post.ts'
import { folded } from './words.ts'

export const MAX_TITLE = 120
export const MAX_EXCERPT = 160
const MAX_AUTHOR = 100
const MAX_TAGS = 12
const MAX_TAG = 40
/** Of the HTML, tags included: about thirty thousand words. */
const MAX_CONTENT = 200_000

const NEEDS_PICTURE = 'Choose a picture'
const alt = optionalLine('The alternative text is text', MAX_ALT)
const drawingPart = v.pipe(v.string(NEEDS_PICTURE), v.regex(/^[a-z0-9_/-]{1,60}$/, 'Drawing not found'))

const Drawing = v.strictObject({
  category: drawingPart,
  variant: drawingPart,
  light: v.exactOptional(v.picklist(['night', 'monsoon', 'golden'], 'Light not found')),
  alt,
})
const Photo = v.strictObject({ key: UploadKey, alt })

/** Tags, each once in any case. */
const Tags = v.pipe(
  v.array(nameLine('A tag is a word or two', MAX_TAG), 'Tags are a list'),
  v.transform((tags) => tags.filter((tag, at) => tags.findIndex((other) => folded(other) === folded(tag)) === at)),
  v.maxLength(MAX_TAGS, `At most ${MAX_TAGS} tags`),
)

/** Input of an article by staff. A draft needs a title and an address; the rest is optional. */
export const PostInput = v.strictObject({
  title: nameLine('Give the article a title', MAX_TITLE),
  slug: v.pipe(
    v.string('Give the article an address'),
    v.trim(),
    v.toLowerCase(),
    v.nonEmpty('Give the article an address'),
    v.maxLength(MAX_SLUG_CHARACTERS, `At most ${MAX_SLUG_CHARACTERS} characters`),
    v.regex(SLUG, 'Only letters of a to z, digits, and single dashes between them'),
  ),
  excerpt: optionalLine('The excerpt is text', MAX_EXCERPT),
  author: optionalLine('The author is a name', MAX_AUTHOR),
  authorRole: optionalLine('The role of the author is text', MAX_AUTHOR),
  category: v.picklist(POST_CATEGORY_IDS, 'Choose a category'),
  tags: Tags,
  picture: v.union([Photo, Drawing], NEEDS_PICTURE),
  content: v.pipe(
    v.string('The text is HTML'),
    v.maxLength(MAX_CONTENT, `The text is longer than ${formatNumber(MAX_CONTENT)} characters with its markup`),
  ),
})
export type PostInput = v.InferOutput<typeof PostInput>

/** Names of the fields of the editor. */
export const POST_LABELS: Record<keyof PostInput, string> = {
  title: 'Title',
  slug: 'Address',
  excerpt: 'Excerpt',
  author: 'Author',
  authorRole: 'Role of the author',
  category: 'Category',
  tags: 'Tags',
  picture: 'Cover',
  content: 'Text',
}

/** Input part of an article, without derived fields. */
export const inputOf = ({
  title,
  slug,
  excerpt,
  author,
  authorRole,
  category,
  tags,
  picture,
  content,
}: PostInput): PostInput => ({
  ...{ title, slug, excerpt, author, authorRole, category, tags, picture, content },
})

const version = v.pipe(v.number('The version is a number'), v.integer('The version is a number'))

/** A changed article, and the version that the editor began with. */
export const PostChange = v.strictObject({
  ...PostInput.entries,
  version,
  /** Saved automatically while the author writes: such versions are merged for ten minutes. */
  isAutosave: v.exactOptional(v.boolean('Yes or no')),
})
export type PostChange = v.InferOutput<typeof PostChange>

/** An act on the article at a version. */
export const PostVersionRef = v.strictObject({ version })

/** Limit of a year, above which a date is a typing error. */
const MAX_AHEAD_DAYS = 366

const instant = v.pipe(
  v.string('Choose a day and a time'),
  v.nonEmpty('Choose a day and a time'),
  v.isoTimestamp('Choose a day and a time'),
  v.check((text) => isCivilDate(text.slice(0, 10)) && !Number.isNaN(Date.parse(text)), 'This date does not exist'),
  v.transform((text) => new Date(text).toISOString()),
)

/** Publication of an article: public, from an instant on, or not. */
export const PostPublication = v.variant(
  'act',
  [
    v.strictObject({ act: v.picklist(['publish', 'unpublish', 'unschedule']), version }),
    v.strictObject({ act: v.literal('schedule'), version, at: instant }),
  ],
  'One of publish, unpublish, schedule, unschedule',
)
export type PostPublication = v.InferOutput<typeof PostPublication>

/** The reason why an article cannot appear at an instant; null when it can. */
export function refuseInstant(at: string, now: Date): string | null {
  const ahead = Date.parse(at) - now.getTime()
  if (ahead <= 0) return 'This time has passed. Choose a later one, or publish now'
  return ahead > MAX_AHEAD_DAYS * 86_400_000 ? 'At most a year ahead' : null
}

/** Fields missing from an article before it can be public. */
export function lacksForPublic(
  post: Omit<PostInput, 'slug' | 'tags' | 'category' | 'authorRole'>,
  text: string,
): Issue[] {
  const lacks: (Issue | false)[] = [
    post.excerpt === '' && { path: 'excerpt', message: 'Write an excerpt before you publish' },
    post.author === '' && { path: 'author', message: 'Name the author before you publish' },
    post.picture.alt === '' && { path: 'picture.alt', message: 'Describe the cover before you publish' },
    text === '' && { path: 'content', message: 'Write the article before you publish' },
  ]
  return lacks.filter((issue) => issue !== false)
}

/** Keys of an article's pictures: its cover, and those in its text. */
export const pictureKeys = (picture: PostPicture, inText: readonly string[]): string[] => [
  ...new Set([...(isPhoto(picture) ? [picture.key] : []), ...inText]),
]
