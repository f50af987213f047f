import * as v from 'valibot'
import type { ErrorBody } from '../../../kernel/rules/errors.ts'
import { NOT_OFFERED, orAny, staffPage, text, whole } from '../../../kernel/rules/fields.ts'
import { POST_CATEGORY_IDS, type Post, type PostCard, type PostStatus } from './post.ts'

/** Columns by which the list is sorted, and a dash in front for the other direction. */
export const POST_SORTS = ['date', 'title', 'author', 'category', 'status'] as const
export type PostSort = (typeof POST_SORTS)[number]

/** Search part of the address of the list of staff. */
export const AdminPostQuery = v.object({
  q: text('The search'),
  status: orAny(v.picklist(['published', 'draft'], NOT_OFFERED)),
  category: orAny(v.picklist(POST_CATEGORY_IDS, NOT_OFFERED)),
  sort: orAny(
    v.picklist(
      POST_SORTS.flatMap((sort) => [sort, `-${sort}`] as const),
      NOT_OFFERED,
    ),
  ),
  page: staffPage,
})
export type AdminPostQuery = v.InferOutput<typeof AdminPostQuery>

/** Of every list and page of staff: `published` while everybody can read it, `draft` otherwise. */
interface PostState {
  status: PostStatus
  /** Scheduled instant of publication; null without one. ISO 8601, UTC. */
  publishAt: string | null
  updatedAt: string
  version: number
}

export interface AdminPostRow extends PostState, Omit<PostCard, 'picture' | 'readMinutes'> {}

export interface AdminPostList {
  posts: AdminPostRow[]
  /** Counts for the search and category, over all statuses. */
  counts: Record<PostStatus, number>
  total: number
  page: number
  pages: number
}

/** An article as its editor has it. */
export interface AdminPost extends PostState, Omit<Post, 'headings'> {
  /** True while a secret link opens it. */
  hasPreview: boolean
  /** True when it was public at some time: a former address then redirects to it. */
  wasPublic: boolean
}

/** Refusal of a change to an article that was changed in between. */
export interface PostConflict extends ErrorBody {
  current: AdminPost
}

/** A version in the history of an article. */
export interface PostVersion {
  version: number
  /** ISO 8601, UTC. */
  at: string
  /** Author of the version; empty for an unknown one or a deleted account. */
  by: string
  title: string
  /** `draft` unless everybody could read it while it was the present version. */
  status: PostStatus
  /** Scheduled instant of publication; null without one, and once published. ISO 8601, UTC. */
  publishAt: string | null
}

/** Search part of the page of versions: the one to compare with the present. */
export const VersionQuery = v.object({ version: orAny(whole('Version not found', 100_000_000)) })

/** Time in which a deleted article can be restored. */
export const POST_RESTORE_MS = 10 * 60_000

/** Path of an article by its secret link. */
export const previewPath = (token: string): string => `/blog/preview/${token}`
