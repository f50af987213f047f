import type { CivilDate } from '../../../kernel/rules/dates.ts'
import type { PostQuery } from './post-query.ts'

/** Categories of articles, in the order of the chips. */
export const POST_CATEGORIES = {
  technology: 'Technology',
  strategy: 'Strategy',
  digital: 'Digital',
  traditional: 'Traditional',
  'industry-insights': 'Industry Insights',
} as const
export type PostCategory = keyof typeof POST_CATEGORIES

/** Ids of the categories. */
export const POST_CATEGORY_IDS = Object.keys(POST_CATEGORIES) as [PostCategory, ...PostCategory[]]

export type PostStatus = 'draft' | 'published'

export const POST_STATUS_LABELS: Record<PostStatus, string> = { draft: 'Draft', published: 'Published' }

/** A drawing at the head of an article. */
export interface PostDrawing {
  /** A medium that has drawings. */
  category: string
  variant: string
  light?: 'night' | 'monsoon' | 'golden'
  /** Alternative text. */
  alt: string
}

/** A picture at the head of an article that staff sent. */
export interface PostPhoto {
  /** Of the upload. */
  key: string
  /** Alternative text. */
  alt: string
}

export type PostPicture = PostDrawing | PostPhoto

export const isPhoto = (picture: PostPicture): picture is PostPhoto => 'key' in picture

/** A heading of an article, with the id of its anchor. */
export interface PostHeading {
  id: string
  text: string
}

/** An article as lists show it. */
export interface PostCard {
  id: string
  slug: string
  title: string
  excerpt: string
  author: string
  date: CivilDate
  category: PostCategory
  picture: PostPicture
  readMinutes: number
}

export interface Post extends PostCard {
  /** Job title of the author. */
  authorRole: string
  /** HTML that was cleaned when it was written. */
  content: string
  headings: PostHeading[]
  tags: string[]
  /** Instant of the last change. */
  updatedAt: string
}

export interface PostPage {
  post: Post
  related: PostCard[]
}

export interface PostList {
  query: PostQuery
  posts: PostCard[]
  total: number
  pages: number
}
