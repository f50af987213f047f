import { type AnyColumn, sql } from 'drizzle-orm'
import { type Photo, photosOf } from './rules/photos.ts'

/** The photos of a row as pages show them, of the column that keeps their keys. */
export const shownPhotos = (column: AnyColumn) =>
  sql<Photo[]>`${column}`.mapWith((stored: string) => photosOf(JSON.parse(stored))).as('photos')
