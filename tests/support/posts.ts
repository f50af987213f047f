import { drawingOf } from '../../worker/desk/rules/content/drawings.ts'
import type { PostInput } from '../../worker/desk/rules/content/post-input.ts'

let made = 0

/** Article as staff write it, with an address of its own. */
export const postInput = (more: Partial<PostInput> = {}): PostInput => ({
  title: `Radio in small towns ${++made}`,
  slug: `radio-${made}`,
  excerpt: 'What ten seconds cost.',
  author: 'Asha Rao',
  authorRole: 'Editor',
  category: 'traditional',
  tags: ['Radio'],
  picture: drawingOf('traditional'),
  content: '<h2>Prices</h2><p>Ten seconds.</p>',
  ...more,
})
