import type { ServiceContext } from '../../../worker/kernel/context.ts'
import { DomainError } from '../../../worker/kernel/rules/errors.ts'
import { parseSearch } from '../../../worker/kernel/rules/parse.ts'
import type { BookOf } from '../../../worker/money/accounting/books.server.ts'
import { BookQuery } from '../../../worker/money/rules/accounting/book.ts'
import { monthAt } from '../../../worker/money/rules/documents/month.ts'
import { memberOf } from './member.ts'

/**
 * Month and company that an address asks for: `?owner=`, else the first owner that the user works for. Without an
 * owner, or when the address asks for the buying side, the documents that the account bought.
 * @throws DomainError not_found for an owner that the user does not work for
 */
export async function bookAsked(service: ServiceContext, url: URL) {
  const { user, owners, owner } = await memberOf(service, url)
  const { month: asked } = parseSearch(BookQuery, url.searchParams)
  const latest = monthAt(service.now.getTime())
  const isPurchases = owner === null || url.searchParams.get('side') === 'purchases'
  const named = url.searchParams.get('owner')
  if (named !== null && named !== owner?.id) {
    throw new DomainError('not_found', 'You do not belong to this company')
  }
  const of: BookOf = isPurchases ? { kind: 'purchases' } : { kind: 'owner', owner: owner.id }
  return { user, owners, of, month: asked ?? latest, latest }
}
