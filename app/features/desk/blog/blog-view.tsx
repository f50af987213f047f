import { Rss } from 'lucide-react'
import { useNavigation } from 'react-router'
import { POST_CATEGORIES, POST_CATEGORY_IDS, type PostList } from '../../../../worker/desk/rules/content/post.ts'
import type { PostQuery } from '../../../../worker/desk/rules/content/post-query.ts'
import { LinkButton } from '../../../ui/link.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { REFINING, RefinedList } from '../../../ui/refined-list.tsx'
import { RouterLink } from '../../../ui/router-link.tsx'
import { SearchInput } from '../../../ui/search-input.tsx'
import { useLiveForm } from '../../../ui/use-live-form.ts'
import { variants } from '../../../ui/variants.ts'
import { BLOG, blogFormQuery, blogSearch, FEED } from './address.ts'
import { NoPosts } from './no-posts.tsx'
import { LeadPost, PostTile } from './post-cards.tsx'

/** The list of articles with category chips and search. The URL holds the whole state. */
export function BlogView({ list }: { list: PostList }) {
  const { query, posts, total, pages } = list
  const { pathname } = useNavigation().location ?? {}
  const isRefining = pathname === BLOG
  const isWhole = !query.q && !query.category && query.page === 1
  const [first] = posts
  const tiles = isWhole ? posts.slice(1) : posts
  return (
    <div className="page pt-9 pb-20">
      <div className="flex flex-wrap items-end justify-between gap-5">
        <div>
          <p className="text-sm font-semibold text-link">Blog</p>
          <h1 className="mt-1 text-3xl lg:text-4xl">From the chowk</h1>
          <p className="mt-2 max-w-[52ch] text-ink-2">
            How media in India is priced, measured and bought, with the sums written out.
          </p>
        </div>
        <SearchForm query={query} />
      </div>
      <Chips query={query} />
      <p role="status" className="sr-only">
        {isRefining ? REFINING : total === 1 ? '1 article' : `${total} articles`}
      </p>
      <RefinedList isRefining={isRefining} className="mt-8">
        {isWhole && first && <LeadPost post={first} />}
        {posts.length === 0 && <NoPosts query={query} />}
        {tiles.length > 0 && (
          <div className={`grid gap-x-8 gap-y-10 md:grid-cols-2 ${isWhole ? 'mt-10' : ''}`}>
            {tiles.map((post, at) => (
              <PostTile key={post.id} post={post} isFirst={!isWhole && at === 0} />
            ))}
          </div>
        )}
      </RefinedList>
      <div className="mt-14">
        <Pagination
          page={query.page}
          pages={pages}
          hrefFor={(page) => `${BLOG}${blogSearch({ ...query, page })}`}
          label="Pages of the blog"
        />
      </div>
      <Follow />
    </div>
  )
}

function SearchForm({ query }: { query: PostQuery }) {
  const values = { q: query.q ?? '', category: query.category ?? '' }
  const form = useLiveForm(values, blogFormQuery)
  return (
    // autoComplete is off: browsers would restore old values that contradict the URL.
    <search className="w-full sm:w-80">
      <form {...form} method="get" action={BLOG} data-live autoComplete="off" aria-label="Search the blog">
        <input type="hidden" name="category" defaultValue={values.category} />
        <SearchInput
          sends
          label="Search title or summary"
          placeholder="Search title or summary"
          defaultValue={values.q}
          maxLength={100}
        />
      </form>
    </search>
  )
}

const chipStyles = variants({
  base: 'inline-flex h-10 items-center rounded-full border px-4 text-sm font-semibold whitespace-nowrap pointer-coarse:h-11',
  variants: {
    isCurrent: {
      true: 'border-brand bg-brand text-on-brand',
      false: 'border-line-strong bg-surface hover:border-ink-3',
    },
  },
})

const CHIPS = [
  { category: undefined, name: 'All' },
  ...POST_CATEGORY_IDS.map((category) => ({ category, name: POST_CATEGORIES[category] })),
]

/** A chip keeps the search text. */
function Chips({ query }: { query: PostQuery }) {
  return (
    <nav aria-label="Categories">
      <ul className="-mx-5 mt-7 flex gap-2 overflow-x-auto px-5 py-1 [scrollbar-width:none] md:-mx-1 md:px-1">
        {CHIPS.map(({ category, name }) => {
          const isCurrent = query.category === category
          return (
            <li key={name} className="shrink-0">
              <RouterLink
                to={`${BLOG}${blogSearch({ q: query.q, category })}`}
                preventScrollReset
                aria-current={isCurrent ? 'page' : undefined}
                className={chipStyles({ isCurrent })}
              >
                {name}
              </RouterLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

const Follow = () => (
  <section
    aria-labelledby="follow"
    className="mt-16 flex flex-wrap items-center justify-between gap-6 rounded-2xl bg-surface-2 p-7 sm:p-10"
  >
    <div className="min-w-0 flex-1 basis-80">
      <h2 id="follow" className="text-2xl">
        New articles, without an account
      </h2>
      <p className="mt-1 max-w-[52ch] text-ink-2">
        Add the feed to your reader, or take the rates behind the articles with you as a rate card.
      </p>
    </div>
    <div className="flex flex-wrap gap-3">
      <LinkButton to={FEED} reloadDocument>
        <Rss aria-hidden />
        RSS feed
      </LinkButton>
      <LinkButton to="/media-kit" variant="outline">
        Rate cards
      </LinkButton>
    </div>
  </section>
)
