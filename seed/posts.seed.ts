import { drizzle } from 'drizzle-orm/d1'
import { type PostDraft, toPostRow } from '../worker/desk/content/article.server.ts'
import { posts } from '../worker/desk/posts.table.ts'
import { AUDIENCE_FIGURES } from './posts/audience-figures.ts'
import { MONTH_OF_A_HOARDING } from './posts/month-of-a-hoarding.ts'
import { TEN_LAKH_PLAN } from './posts/ten-lakh-plan.ts'

/** The first articles of the blog, the newest first. */
const DRAFTS: readonly PostDraft[] = [
  {
    id: 'post-0003',
    slug: 'owner-audit-estimate',
    title: 'How far to trust an audience figure',
    excerpt:
      'Owner, audit or estimate: numbers in a plan look alike and are not. Who counts what in India, and what to ask.',
    content: AUDIENCE_FIGURES,
    author: 'Meera Krishnan',
    authorRole: 'Research and audience data, AdChowk',
    date: '2026-11-12',
    category: 'industry-insights',
    picture: { category: 'airport', variant: 'totem', alt: 'Drawing of an advertising totem in an airport hall' },
    tags: ['Audience', 'Measurement', 'CPM'],
    status: 'published',
  },
  {
    id: 'post-0002',
    slug: 'what-a-hoarding-costs-for-a-month',
    title: 'What a hoarding really costs for a month',
    excerpt:
      'Space, printing, mounting and GST: one outdoor rate card read line by line, with the invoice it leads to.',
    content: MONTH_OF_A_HOARDING,
    author: 'Arvind Rao',
    authorRole: 'Outdoor planning, AdChowk',
    date: '2026-10-27',
    category: 'traditional',
    picture: {
      category: 'ooh',
      variant: 'hoarding-water',
      light: 'monsoon',
      alt: 'Drawing of a hoarding beside a road along the water, under a grey sky',
    },
    tags: ['Outdoor', 'Rate card', 'GST'],
    status: 'published',
  },
  {
    id: 'post-0001',
    slug: 'ten-lakh-in-a-tier-2-city',
    title: 'How to split ten lakh in a tier-2 city',
    excerpt:
      'A store opens and has ₹10,00,000 for radio, print and digital, tax included. The plan, with every line of the sum.',
    content: TEN_LAKH_PLAN,
    author: 'Sana Sheikh',
    authorRole: 'Media planning, AdChowk',
    date: '2026-10-06',
    category: 'strategy',
    picture: {
      category: 'newspaper',
      variant: 'half',
      alt: 'Drawing of a newspaper with an advertisement, beside a cup of tea',
    },
    tags: ['Budget', 'Tier-2 cities', 'Radio', 'Print'],
    status: 'published',
  },
]

/** Rows as the database has them; a change of an article is dated with the day on which it appeared. */
export const generatePosts = (): (typeof posts.$inferInsert)[] =>
  DRAFTS.map((draft) => ({ ...toPostRow(draft), updatedAt: `${draft.date}T04:30:00Z` }))

/** Replaces all articles by the first ones. @returns how many there are */
export async function insertPosts(d1: D1Database): Promise<number> {
  const db = drizzle(d1)
  const rows = generatePosts()
  await db.batch([db.delete(posts), ...rows.map((row) => db.insert(posts).values(row))])
  return rows.length
}
