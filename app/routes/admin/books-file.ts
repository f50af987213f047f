import { exportBook } from '../../../worker/money/accounting/export.server.ts'
import { bookResponse } from '../../book-response.ts'
import type { Route } from './+types/books-file'
import { staffBookAsked } from './book.ts'
import { callStaff } from './staff.ts'

/** A file of the month and owner of the page. */
export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  callStaff(context, ['admin'], async (service, user) => {
    const { of, month } = staffBookAsked(service, url)
    return bookResponse(await exportBook(service, user, of, month, params.file))
  })
