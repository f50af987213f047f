import { isPhoto, POST_CATEGORIES, type Post, type PostPage } from '../../../../worker/desk/rules/content/post.ts'
import { relatedKeywords } from '../../../../worker/desk/rules/content/words.ts'
import { FRAME_SIZE } from '../../../art/picture.ts'
import { ShareMenu } from '../../../kit/share/share-menu.tsx'
import { useIdentity } from '../../../site.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { ArrowLink, TextLink } from '../../../ui/link.tsx'
import { proseStyles } from '../../../ui/prose-styles.ts'
import { RouterLink } from '../../../ui/router-link.tsx'
import { BLOG, blogSearch, pictureUrl, postPath } from './address.ts'
import { Byline } from './byline.tsx'
import { PostRow } from './post-cards.tsx'

/** The text of an article, sanitised when it was written. */
function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: worker/desk/content/article-html.ts sanitises it before it is stored
  return <div className={proseStyles()} dangerouslySetInnerHTML={{ __html: html }} />
}

interface ArticleViewProps {
  page: PostPage
  /** True for an unpublished article, which has no share buttons. */
  isPreview?: boolean
  /** `h2` on a page with its own h1. */
  heading?: 'h1' | 'h2'
}

/** An article with its table of contents, tags, keywords, author and related articles. */
export function ArticleView({ page: { post, related }, isPreview = false, heading: Heading = 'h1' }: ArticleViewProps) {
  return (
    <div className="pb-20">
      <article>
        <header className="page max-w-[900px]! pt-7">
          <Breadcrumbs items={[{ label: 'Blog', to: BLOG }, { label: post.title }]} />
          <RouterLink
            to={`${BLOG}${blogSearch({ category: post.category })}`}
            className="mt-5 inline-flex min-h-6 items-center rounded-xs text-sm font-semibold text-link hover:text-link-hover hover:underline pointer-coarse:min-h-11"
          >
            {POST_CATEGORIES[post.category]}
          </RouterLink>
          <Heading className="mt-1 text-4xl wrap-anywhere lg:text-5xl">{post.title}</Heading>
          <p className="mt-4 max-w-[60ch] text-lg text-ink-2">{post.excerpt}</p>
          <div className="mt-6 flex flex-wrap items-center justify-between gap-3 border-y border-line py-3.5">
            <Byline {...post} />
            {!isPreview && <ShareMenu text={post.title} path={postPath(post.slug)} />}
          </div>
        </header>
        <figure className="page mt-8 max-w-[1100px]!">
          <img
            src={pictureUrl(post, 'wide')}
            alt={post.picture.alt}
            {...FRAME_SIZE.wide}
            fetchPriority="high"
            className="aspect-video w-full rounded-xl bg-surface-2 object-cover sm:aspect-2/1"
          />
          {!isPhoto(post.picture) && <figcaption className="mt-2 text-xs text-ink-3">Illustration</figcaption>}
        </figure>
        <div className="page mt-9 grid max-w-[1100px]! gap-x-14 lg:grid-cols-[200px_minmax(0,1fr)]">
          <Contents post={post} />
          <div className="min-w-0 max-w-[68ch]">
            <Prose html={post.content} />
            <Words post={post} />
            <AuthorBox post={post} />
          </div>
        </div>
      </article>
      {related.length > 0 && (
        <section aria-labelledby="next" className="page mt-14 max-w-[1100px]!">
          <div className="flex flex-wrap items-end justify-between gap-x-6 border-t border-line pt-9">
            <h2 id="next" className="text-2xl">
              Read next
            </h2>
            <ArrowLink to={BLOG}>All articles</ArrowLink>
          </div>
          <div className="mt-5 grid gap-6 md:grid-cols-2">
            {related.map((other) => (
              <PostRow key={other.id} post={other} />
            ))}
          </div>
        </section>
      )}
    </div>
  )
}

/** The table of contents, next to the text on wide screens. */
function Contents({ post: { headings } }: { post: Post }) {
  if (headings.length < 2) return <div className="max-lg:hidden" />
  return (
    <nav aria-labelledby="contents" className="sticky top-24 self-start max-lg:hidden">
      <p id="contents" className="text-sm font-semibold text-ink-3">
        On this page
      </p>
      <ol className="mt-2 border-l border-line text-sm">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} className="block rounded-xs py-1.5 pl-4 text-ink-2 hover:text-ink hover:underline">
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Words({ post }: { post: Post }) {
  const keywords = relatedKeywords(post)
  return (
    <dl className="mt-10 space-y-5 border-t border-line pt-6 text-sm">
      {post.tags.length > 0 && (
        <div>
          <dt className="font-semibold text-ink-3">Tags</dt>
          <dd>
            <ul className="mt-2 flex flex-wrap gap-2">
              {post.tags.map((tag) => (
                <li key={tag} className="rounded-full border border-line-strong px-3 py-1 font-semibold">
                  {tag}
                </li>
              ))}
            </ul>
          </dd>
        </div>
      )}
      {keywords.length > 0 && (
        <div>
          <dt className="font-semibold text-ink-3">Related keywords</dt>
          <dd>
            <ul className="mt-2 flex flex-wrap gap-x-3.5 gap-y-1 text-ink-2">
              {keywords.map((keyword) => (
                <li key={keyword} className="wrap-anywhere">
                  {keyword}
                </li>
              ))}
            </ul>
          </dd>
        </div>
      )}
    </dl>
  )
}

const AuthorBox = ({ post: { author, authorRole, title } }: { post: Post }) => {
  const site = useIdentity()
  return (
    <aside aria-label="About the author" className="mt-8 flex gap-4 rounded-xl bg-surface-2 p-5 sm:p-6">
      <Avatar name={author} size="lg" />
      <div className="min-w-0">
        <p className="font-bold">{author}</p>
        {authorRole && <p className="text-sm text-ink-2">{authorRole}</p>}
        <p className="mt-2 text-sm text-ink-2">
          Something to add or to correct?{' '}
          <TextLink
            to={`mailto:${site.email}?${new URLSearchParams({ subject: title }).toString().replaceAll('+', '%20')}`}
          >
            Write to the author
          </TextLink>
        </p>
      </div>
    </aside>
  )
}
