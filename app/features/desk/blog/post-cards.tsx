import { POST_CATEGORIES, type PostCard } from '../../../../worker/desk/rules/content/post.ts'
import { FRAME_SIZE } from '../../../art/picture.ts'
import { CardLink } from '../../../ui/card.tsx'
import { pictureUrl, postPath } from './address.ts'
import { Byline } from './byline.tsx'

interface PostProps {
  post: PostCard
}

const PICTURE =
  'w-full bg-surface-2 object-cover transition-transform duration-500 group-hover:scale-[1.03] motion-reduce:transition-none'

function Picture({ post, isFirst = false, shape }: PostProps & { isFirst?: boolean; shape: string }) {
  return (
    <div className={`overflow-hidden ${shape}`}>
      <img
        src={pictureUrl(post, 'wide')}
        alt=""
        {...FRAME_SIZE.wide}
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
        className={`${PICTURE} size-full`}
      />
    </div>
  )
}

const Category = ({ post }: PostProps) => (
  <p className="text-sm font-semibold text-link">{POST_CATEGORIES[post.category]}</p>
)

/** The newest article, full width. */
export function LeadPost({ post }: PostProps) {
  return (
    <article className="group relative grid overflow-hidden rounded-2xl bg-surface shadow-card lg:grid-cols-[1.25fr_1fr]">
      <Picture post={post} isFirst shape="aspect-16/10 lg:aspect-auto" />
      <div className="min-w-0 self-center p-6 lg:p-9">
        <Category post={post} />
        <h2 className="mt-2 text-2xl wrap-anywhere lg:text-3xl">
          <CardLink to={postPath(post.slug)}>{post.title}</CardLink>
        </h2>
        <p className="mt-3 text-ink-2">{post.excerpt}</p>
        <div className="mt-5">
          <Byline {...post} />
        </div>
      </div>
    </article>
  )
}

/** An article in a list. */
export function PostTile({ post, isFirst }: PostProps & { isFirst: boolean }) {
  return (
    <article className="group relative min-w-0">
      <Picture post={post} isFirst={isFirst} shape="aspect-video rounded-xl" />
      <div className="mt-4">
        <Category post={post} />
      </div>
      <h2 className="mt-1 text-xl wrap-anywhere">
        <CardLink to={postPath(post.slug)}>{post.title}</CardLink>
      </h2>
      <p className="mt-2 text-ink-2">{post.excerpt}</p>
      <div className="mt-3.5">
        <Byline {...post} />
      </div>
    </article>
  )
}

/** A related article: a small picture and its title. */
export function PostRow({ post }: PostProps) {
  return (
    <article className="group relative flex min-w-0 items-center gap-4">
      <Picture post={post} shape="aspect-4/3 w-28 shrink-0 rounded-lg sm:w-32" />
      <div className="min-w-0">
        <Category post={post} />
        <h3 className="text-base wrap-anywhere">
          <CardLink to={postPath(post.slug)}>{post.title}</CardLink>
        </h3>
        <p className="num mt-0.5 text-sm text-ink-3">{post.readMinutes} min read</p>
      </div>
    </article>
  )
}
