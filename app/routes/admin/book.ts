import type { ServiceContext } from '../../../worker/kernel/context.ts'
import { parseSearch } from '../../../worker/kernel/rules/parse.ts'
import type { BookOf } from '../../../worker/money/accounting/books.server.ts'
import { BookQuery } from '../../../worker/money/rules/accounting/book.ts'
import { monthAt } from '../../../worker/money/rules/documents/month.ts'

/** Month and owner (`?owner=`, else all) that an address of the back office asks for. */
export function staffBookAsked({ now }: Pick<ServiceContext, 'now'>, url: URL) {
  const { month } = parseSearch(BookQuery, url.searchParams)
  const latest = monthAt(now.getTime())
  const owner = url.searchParams.get('owner') || null
  const of: BookOf = owner === null ? { kind: 'all' } : { kind: 'owner', owner }
  return { of, owner, month: month ?? latest, latest }
}
