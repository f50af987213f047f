import { MAX_PHOTOS, type StoredPhoto } from '../../../worker/catalogue/rules/photos.ts'
import { moveItem } from '../../ui/move-item.ts'

/** Change of the photos; it does not modify its argument. */
export type PhotosChange = (photos: readonly StoredPhoto[]) => StoredPhoto[]

/** Appends an uploaded photo, once and while there is room. */
export const added =
  (key: string): PhotosChange =>
  (photos) =>
    photos.length >= MAX_PHOTOS || photos.some((photo) => photo.key === key)
      ? [...photos]
      : [...photos, { key, alt: '' }]

/** Moves the photo at `from` to the position of the one at `to`. */
export const moved =
  (from: number, to: number): PhotosChange =>
  (photos) =>
    moveItem(photos, from, to)

export const described =
  (key: string, alt: string): PhotosChange =>
  (photos) =>
    photos.map((photo) => (photo.key === key ? { ...photo, alt } : photo))

export const removed =
  (key: string): PhotosChange =>
  (photos) =>
    photos.filter((photo) => photo.key !== key)

/** Restores a removed photo at its former index, or last in a shorter list. */
export const putBack =
  (photo: StoredPhoto, at: number): PhotosChange =>
  (photos) =>
    photos.some(({ key }) => key === photo.key) ? [...photos] : photos.toSpliced(at, 0, photo)

/** Number of photos: `5 photos, 4 described`. */
export function photosText(photos: readonly StoredPhoto[]): string {
  const count = `${photos.length} ${photos.length === 1 ? 'photo' : 'photos'}`
  const words = photos.filter(({ alt }) => alt.trim() !== '').length
  return words === photos.length ? `${count}, all described` : `${count}, ${words} described`
}
