import { KEY, photoPath } from '../../../uploads/rules/upload.ts'

/** Characters of an alternative text. */
export const MAX_ALT = 300

/** Path of a picture in the text of an article. */
export const articlePicture = (key: string): string => photoPath(key, 1280)

/** Key of a picture in the text of an article, in any width; null for another address. */
export function articlePictureKey(src: string): string | null {
  const [, key = ''] = /^\/files\/(?:320|640|1280)\/([^/]+)\.webp$/.exec(src) ?? []
  return KEY.test(key) ? key : null
}
