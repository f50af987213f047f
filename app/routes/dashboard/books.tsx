import { countCampaigns } from '../../../worker/booking/campaigns/list-campaigns.server.ts'
import { getBook } from '../../../worker/money/accounting/books.server.ts'
import { bookPageOf } from '../../../worker/money/rules/accounting/book-page.ts'
import { call } from '../../context.ts'
import { booksPath } from '../../features/money/accounting/books-path.ts'
import { BooksView } from '../../features/money/accounting/books-view.tsx'
import { bookFigures } from '../../features/money/accounting/figures.ts'
import { MonthChoice } from '../../features/money/accounting/month-choice.tsx'
import { StatBand } from '../../features/shell/dashboard/stat-band.tsx'
import { pageMeta } from '../../meta.ts'
import { SegmentLinks } from '../../ui/segment-links.tsx'
import type { Route } from './+types/books'
import { bookAsked } from './book.ts'

const PATH = '/dashboard/books'

export const loader = ({ context, url }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const { user, owners, of, month, latest } = await bookAsked(service, url)
    const [book, campaigns] = await Promise.all([getBook(service, user, of, month), countCampaigns(service, user)])
    return { page: bookPageOf(book), owners, of, latest, hasPurchases: campaigns > 0 || owners.length === 0 }
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    { title: 'Books', description: 'Documents and payments of a month, for accountants.', path: PATH, noindex: true },
    matches,
  )

export default function BooksRoute({ loaderData: { page, owners, of, latest, hasPurchases } }: Route.ComponentProps) {
  const owner = of.kind === 'owner' ? of.owner : null
  const side = owner === null && owners.length > 0 ? 'purchases' : null
  const books = [
    ...owners.map(({ id, name }) => ({
      to: booksPath(PATH, { owner: id, side: null, month: page.month }),
      label: name,
      isCurrent: id === owner,
    })),
    ...(hasPurchases
      ? [
          {
            to: booksPath(PATH, { owner: null, side: 'purchases', month: page.month }),
            label: 'Purchases',
            isCurrent: owner === null,
          },
        ]
      : []),
  ]
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-2xl lg:text-3xl">Books</h1>
          <p className="mt-1 text-sm text-ink-2">
            {owner === null ? 'Documents that media owners issued to you' : 'Documents in your name, and our fee'}, by
            month.
          </p>
        </div>
        <MonthChoice
          month={page.month}
          latest={latest}
          hrefOf={(month) => booksPath(PATH, { owner, side, month: month === latest ? null : month })}
        />
      </div>
      {books.length > 1 && (
        <div className="mb-5">
          <SegmentLinks label="Books" links={books} />
        </div>
      )}
      <BooksView
        key={`${owner} ${page.month}`}
        page={page}
        figures={<StatBand stats={bookFigures(page)} />}
        fileHref={(file) => booksPath(`${PATH}/${file}`, { owner, side, month: page.month })}
      />
    </>
  )
}
