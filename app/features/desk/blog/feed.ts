import { Feed } from 'feed'
import { POST_CATEGORIES, type Post } from '../../../../worker/desk/rules/content/post.ts'
import type { CivilDate } from '../../../../worker/kernel/rules/dates.ts'
import { pageTitle } from '../../../company.ts'
import type { SiteIdentity } from '../../../site.ts'
import { BLOG, FEED, postPath } from './address.ts'

/** Articles are dated by day; the feed gives that morning in India. */
const morningOf = (date: CivilDate) => new Date(`${date}T09:00:00+05:30`)

/** Characters that XML 1.0 does not allow. */
const withoutControls = (text: string) => text.replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '')

/** Feed readers show an article on their own page, where a relative URL does not resolve. */
const withWholeLinks = (html: string, url: string, origin: string) =>
  html
    .replaceAll(' href="/', ` href="${origin}/`)
    .replaceAll(' src="/', ` src="${origin}/`)
    .replaceAll(' href="#', ` href="${url}#`)

/** The newest articles as RSS 2.0. */
export function rssOf(
  posts: readonly Post[],
  { origin, identity }: { origin: string; identity: SiteIdentity },
): string {
  const updated = posts
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1)
  const feed = new Feed({
    title: pageTitle('Blog', identity),
    description: 'How media in India is priced, measured and bought, with the sums written out.',
    id: `${origin}${BLOG}`,
    link: `${origin}${BLOG}`,
    language: 'en-IN',
    image: `${origin}/icon-512.png`,
    copyright: identity.name,
    generator: false,
    feedLinks: { rss: `${origin}${FEED}` },
    ...(updated && { updated: new Date(updated) }),
  })
  for (const post of posts) {
    const url = `${origin}${postPath(post.slug)}`
    feed.addItem({
      title: withoutControls(post.title),
      id: url,
      link: url,
      description: withoutControls(post.excerpt),
      content: withoutControls(withWholeLinks(post.content, url, origin)),
      author: [{ name: withoutControls(post.author), email: identity.email }],
      date: morningOf(post.date),
      category: [
        { name: POST_CATEGORIES[post.category] },
        ...post.tags.map((name) => ({ name: withoutControls(name) })),
      ],
    })
  }
  return feed.rss2()
}
