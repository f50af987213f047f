import * as v from 'valibot'
import { UPLOAD_PURPOSES, type UploadPurpose } from '../../kernel/rules/files/upload-purpose.ts'

/** Every type that is taken, with the ending of its key. Nothing that a browser would run is among them. */
export const ENDINGS = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'video/mp4': 'mp4',
  'text/csv': 'csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'video/x-msvideo': 'avi',
} as const
export type UploadMime = keyof typeof ENDINGS

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

interface Limits {
  types: readonly UploadMime[]
  /** Megabytes of one file. */
  most: number
  /** Accepted types, in words for a refusal and a form. */
  takes: string
}

const IMAGES = ['image/jpeg', 'image/png', 'image/webp'] as const satisfies UploadMime[]
const VIEWABLE = [...IMAGES, 'application/pdf', 'video/mp4'] as const satisfies UploadMime[]

/** Of each purpose: the questions and answers promise the formats of artwork, and 10 MB for all. */
export const UPLOAD_LIMITS: Record<UploadPurpose, Limits> = {
  photo: { types: IMAGES, most: 10, takes: 'JPEG, PNG or WebP pictures' },
  artwork: {
    types: [...VIEWABLE, DOCX, 'video/x-msvideo'],
    most: 10,
    takes: 'JPEG, PNG or WebP pictures, PDF, DOCX, MP4 or AVI files',
  },
  proof: { types: [...VIEWABLE, 'text/csv'], most: 10, takes: 'JPEG, PNG or WebP pictures, PDF, MP4 or CSV files' },
  import: { types: ['text/csv', XLSX], most: 10, takes: 'CSV or XLSX tables' },
  article: { types: IMAGES, most: 10, takes: 'JPEG, PNG or WebP pictures' },
  logo: { types: ['image/png', 'image/jpeg'], most: 1, takes: 'PNG or JPEG pictures' },
}

export const MB = 1024 * 1024

/** Purposes of pictures that everybody may see. */
export const PUBLIC_PURPOSES: readonly UploadPurpose[] = ['photo', 'article']

/** Purposes of pictures whose camera data is cleared: their files are published. */
export const CLEARED_PURPOSES: readonly UploadPurpose[] = [...PUBLIC_PURPOSES, 'logo']

/** Subject of pictures of articles: staff upload them before the article exists. */
export const BLOG_SUBJECT = 'blog'

/**
 * Files of one account that no form has saved yet, and their bytes: enough for the proof of a booking with many pictures, or for
 * three films.
 */
export const MAX_UNSAVED_FILES = 60
export const MAX_UNSAVED_BYTES = 300 * MB

/** Bytes that one person, or for one owner or line, is taken within a day, saved or not. */
export const MAX_DAY_BYTES = 2048 * MB

export const isImage = (mime: string): boolean => IMAGES.some((type) => type === mime)

export const isFilm = (mime: string): boolean => mime.startsWith('video/')

/** Widths in which pictures are shown. */
export const WIDTHS = [320, 640, 1280] as const
export type UploadWidth = (typeof WIDTHS)[number]

/** Path of a picture with a public purpose. */
export const photoPath = (key: string, width: UploadWidth): string => `/files/${width}/${key}.webp`

/** The file itself, as a download, for everyone who may see it. */
export const filePath = (key: string): string => `/api/files/${key}`

/** A picture of artwork or of a proof, for everyone who may see it. */
export const privatePicturePath = (key: string, width: UploadWidth): string => `/api/files/${key}/${width}`

/** A random name with our ending. */
export const KEY = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(?:jpg|png|webp|pdf|mp4|csv|xlsx|docx|avi)$/
export const UploadKey = v.pipe(v.string('Choose a file'), v.regex(KEY, 'Choose a file'))

const NAME_CHARACTERS = 120

/** Query of an upload. Every file name is accepted; characters that cannot be shown are removed. */
export const UploadQuery = v.object({
  purpose: v.picklist(UPLOAD_PURPOSES, 'The purpose of the file is missing'),
  subject: v.pipe(
    v.string('The subject of the file is missing'),
    v.nonEmpty('The subject of the file is missing'),
    v.maxLength(100, 'Subject not found'),
  ),
  name: v.optional(
    v.pipe(
      v.string('The name is text'),
      v.maxLength(1_000, 'The name of the file is too long'),
      v.transform(
        (name) =>
          name
            .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
            .trim()
            .slice(-NAME_CHARACTERS) || 'file',
      ),
    ),
    'file',
  ),
})
export type UploadQuery = v.InferOutput<typeof UploadQuery>

/** A file that was taken. */
export interface Upload {
  key: string
  mime: UploadMime
  bytes: number
  /** Size of the upright picture; null for other files. */
  width: number | null
  height: number | null
  sha256: string
  name: string
  /** For proofs, by the camera: local time without a zone, and a position. */
  takenAt: string | null
  lat: number | null
  lng: number | null
  /** A small picture of it; null for other files. */
  previewUrl: string | null
}

/** `4.8 MB`, `12 KB` */
export const formatBytes = (bytes: number): string =>
  bytes >= MB / 10 ? `${(bytes / MB).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1024))} KB`
