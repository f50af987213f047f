import { toSearch } from '../../../../worker/catalogue/rules/search-part.ts'
import { isPhoto, type PostCategory, type PostPicture } from '../../../../worker/desk/rules/content/post.ts'
import { photoPath } from '../../../../worker/uploads/rules/upload.ts'
import { type Frame, sceneUrl } from '../../../art/picture.ts'

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

/** The cover of an article: what staff sent, else a drawing. */
export const pictureUrl = ({ slug, picture }: { slug: string; picture: PostPicture }, frame: Frame): string =>
  isPhoto(picture)
    ? photoPath(picture.key, 1280)
    : sceneUrl({ category: picture.category, variant: picture.variant, id: slug }, frame, picture.light)
