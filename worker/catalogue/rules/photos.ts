import { photoPath, type UploadWidth } from '../../uploads/rules/upload.ts'

/** A photo as a listing keeps it. The first is the cover. */
export interface StoredPhoto {
  key: string
  /** Description of the picture, for those who do not see it; may be empty. */
  alt: string
}

/** A photo as a page shows it. */
export interface Photo {
  /** Its address, 640 pixels wide. */
  src: string
  alt: string
}

/** Photos of one listing. */
export const MAX_PHOTOS = 12

/** Characters that describe a photo. */
export const MAX_PHOTO_ALT = 140

const SHOWN_WIDTH = 640

/** Stored photos of a listing, as pages show them. */
export const photosOf = (stored: readonly StoredPhoto[]): Photo[] =>
  stored.map(({ key, alt }) => ({ src: photoPath(key, SHOWN_WIDTH), alt }))

/** The address of a photo in another width. */
export const photoAt = (src: string, width: UploadWidth): string =>
  src.replace(`/files/${SHOWN_WIDTH}/`, `/files/${width}/`)
