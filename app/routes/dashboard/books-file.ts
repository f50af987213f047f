import { exportBook } from '../../../worker/money/accounting/export.server.ts'
import { bookResponse } from '../../book-response.ts'
import { call } from '../../context.ts'
import type { Route } from './+types/books-file'
import { bookAsked } from './book.ts'

/** A file of the month and company of the page. */
export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const { user, of, month } = await bookAsked(service, url)
    return bookResponse(await exportBook(service, user, of, month, params.file))
  })
