import { Building2 } from 'lucide-react'
import { Form } from 'react-router'
import { getBook, listBookOwners } from '../../../worker/money/accounting/books.server.ts'
import { countFees } from '../../../worker/money/documents/fee.server.ts'
import { bookPageOf } from '../../../worker/money/rules/accounting/book-page.ts'
import { booksPath } from '../../features/money/accounting/books-path.ts'
import { BooksView } from '../../features/money/accounting/books-view.tsx'
import { bookFigures } from '../../features/money/accounting/figures.ts'
import { MonthChoice } from '../../features/money/accounting/month-choice.tsx'
import { FeePanel } from '../../features/money/fees/fee-panel.tsx'
import { AdminPage } from '../../features/shell/admin-shell/admin-page.tsx'
import { StatBand } from '../../features/shell/dashboard/stat-band.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import type { Route } from './+types/books'
import { adminMeta } from './admin-meta.ts'
import { staffBookAsked } from './book.ts'
import { callStaff } from './staff.ts'

const PATH = '/admin/books'

export const loader = ({ context, url }: Route.LoaderArgs) =>
  callStaff(context, ['admin'], async (service, user) => {
    const { of, owner, month, latest } = staffBookAsked(service, url)
    const [book, owners, fees] = await Promise.all([
      getBook(service, user, of, month),
      listBookOwners(service, month),
      month < latest && owner === null ? countFees(service, month) : null,
    ])
    return { page: bookPageOf(book), owners, owner, latest, fees }
  })

export const meta = adminMeta('Books, Admin')

export default function Books({ loaderData: { page, owners, owner, latest, fees } }: Route.ComponentProps) {
  const { month } = page
  // The chosen owner is offered even without a document in the month.
  const listed =
    owner === null || owners.some(({ id }) => id === owner) ? owners : [{ id: owner, name: page.name }, ...owners]
  return (
    <AdminPage
      title="Books"
      tools={
        <MonthChoice
          month={month}
          latest={latest}
          hrefOf={(one) => booksPath(PATH, { owner, side: null, month: one === latest ? null : one })}
        />
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Form method="get" className="w-full max-w-90">
          <input type="hidden" name="month" value={month} />
          <NativeSelect
            key={`${owner} ${month}`}
            variant="toolbar"
            name="owner"
            label="Whose documents"
            icon={Building2}
            options={[
              { value: '', label: 'All owners' },
              ...listed.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            defaultValue={owner ?? ''}
            onChange={({ target }) => target.form?.requestSubmit()}
          />
        </Form>
        {fees && <FeePanel month={month} fees={fees} />}
        <BooksView
          key={`${owner} ${month}`}
          page={page}
          figures={<StatBand stats={bookFigures(page)} />}
          fileHref={(file) => booksPath(`${PATH}/${file}`, { owner, side: null, month })}
        />
      </div>
    </AdminPage>
  )
}
