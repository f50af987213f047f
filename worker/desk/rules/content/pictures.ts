import { KEY, photoPath } from '../../../uploads/rules/upload.ts'

/** Characters of an alternative text. */
export const MAX_ALT = 300

/** Where a picture in the text of an article is. */
export const articlePicture = (key: string): string => photoPath(key, 1280)

/** The key of a picture in the text of an article, in any width; null of an address that is none of ours. */
export function articlePictureKey(src: string): string | null {
  const [, key = ''] = /^\/files\/(?:320|640|1280)\/([^/]+)\.webp$/.exec(src) ?? []
  return KEY.test(key) ? key : null
}
