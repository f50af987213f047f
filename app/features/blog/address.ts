import { toSearch } from '../../../worker/domain/catalogue/search-part.ts'
import type { PostCategory, PostPicture } from '../../../worker/domain/content/post.ts'
import { type Frame, sceneUrl } from '../../art/picture.ts'

export const BLOG = '/blog'
export const FEED = '/blog/rss.xml'

export const postPath = (slug: string): string => `${BLOG}/${slug}`

/** The query string of a list of articles. */
export const blogSearch = (query: {
  q?: string | undefined
  category?: PostCategory | '' | undefined
  page?: number | undefined
}): string => toSearch({ category: query.category, q: query.q, page: query.page })

/** The query of the values in the form. */
export const blogFormQuery = (form: FormData): string => {
  const field = (name: string) => String(form.get(name) ?? '').trim()
  return toSearch({ category: field('category'), q: field('q') })
}

/** The drawing of an article. */
export const pictureUrl = ({ slug, picture }: { slug: string; picture: PostPicture }, frame: Frame): string =>
  sceneUrl({ category: picture.category, variant: picture.variant, id: slug }, frame, picture.light)
