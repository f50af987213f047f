import { drawingOf } from '../../../../worker/desk/rules/content/drawings.ts'
import { POST_CATEGORIES, POST_CATEGORY_IDS } from '../../../../worker/desk/rules/content/post.ts'
import { MAX_EXCERPT } from '../../../../worker/desk/rules/content/post-input.ts'
import { relatedKeywords } from '../../../../worker/desk/rules/content/words.ts'
import { isSame } from '../../../../worker/kernel/rules/merge/three-way.ts'
import { ListBoxItem } from '../../../ui/list-box.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { TagField } from './tag-field.tsx'
import type { PostEditor } from './use-post-editor.ts'

/** Fields of the article for lists, search engines and its head. */
export function DetailsPanel({ editor: { post, draft, refusal, change } }: { editor: PostEditor }) {
  const { fields } = refusal
  const field = (name: 'slug' | 'excerpt' | 'author' | 'authorRole') => ({
    name,
    value: draft[name],
    isInvalid: name in fields,
    errorMessage: fields[name],
    onChange: (value: string) => change({ [name]: value }),
  })
  const keywords = relatedKeywords(draft)
  return (
    <Panel title="Details">
      <div className="grid gap-4 p-4">
        <TextField
          {...field('slug')}
          label="Address"
          prefix="/blog/"
          description={
            post?.wasPublic
              ? 'The old address will lead to the new one.'
              : 'Created from the title until you change it.'
          }
        />
        <Select
          label="Category"
          value={draft.category}
          isInvalid={'category' in fields}
          errorMessage={fields.category}
          onChange={(key) => {
            const category = POST_CATEGORY_IDS.find((one) => one === key)
            if (!category) return
            // A default drawing follows the category.
            const isDefault = isSame(draft.picture, drawingOf(draft.category))
            change({ category, ...(isDefault && { picture: drawingOf(category) }) })
          }}
        >
          {POST_CATEGORY_IDS.map((category) => (
            <ListBoxItem key={category} id={category}>
              {POST_CATEGORIES[category]}
            </ListBoxItem>
          ))}
        </Select>
        <TextField
          {...field('excerpt')}
          label="Excerpt"
          multiline
          rows={3}
          description={`${draft.excerpt.length} of ${MAX_EXCERPT} characters`}
        />
        <TextField {...field('author')} label="Author" />
        <TextField {...field('authorRole')} label="Role of the author" isOptional />
        <TagField tags={draft.tags} errorMessage={fields.tags} onChange={(tags) => change({ tags })} />
        {keywords.length > 0 && (
          <div className="text-xs text-ink-3">
            <p className="font-semibold text-ink-2">Related keywords</p>
            <p className="mt-1 wrap-anywhere">{keywords.join(', ')}</p>
            <p className="mt-1">
              The first words of the title, the excerpt and the text. Readers see them below the article.
            </p>
          </div>
        )}
      </div>
    </Panel>
  )
}
