import { POST_CATEGORIES, type Post } from '../../../../worker/desk/rules/content/post.ts'
import { countWords, relatedKeywords, withoutTags } from '../../../../worker/desk/rules/content/words.ts'
import { cardPath, postCard } from '../../../seo/share-card.ts'
import type { StructuredData } from '../../../seo/structured-data.ts'
import { pictureUrl, postPath } from './address.ts'

/** An article as schema.org structured data. */
export const postData =
  (post: Post): StructuredData =>
  (absolute, identity) => ({
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    image: [cardPath(postCard(post), identity), pictureUrl(post, 'wide')].map(absolute),
    datePublished: post.date,
    dateModified: post.updatedAt,
    author: { '@type': 'Person', name: post.author, ...(post.authorRole && { jobTitle: post.authorRole }) },
    publisher: {
      '@type': 'Organization',
      name: identity.name,
      logo: { '@type': 'ImageObject', url: absolute('/icon-512.png') },
    },
    mainEntityOfPage: absolute(postPath(post.slug)),
    url: absolute(postPath(post.slug)),
    articleSection: POST_CATEGORIES[post.category],
    keywords: [...post.tags, ...relatedKeywords(post)].join(', '),
    wordCount: countWords(withoutTags(post.content)),
    timeRequired: `PT${post.readMinutes}M`,
    inLanguage: 'en-IN',
  })
