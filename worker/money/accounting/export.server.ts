import type { ServiceContext } from '../../kernel/context.ts'
import { record } from '../../kernel/events/record.server.ts'
import { DomainError } from '../../kernel/rules/errors.ts'
import { mayStaff } from '../../kernel/rules/identity/roles.ts'
import type { CurrentUser } from '../../kernel/rules/identity/user.ts'
import { booksExported } from '../rules/money.events.ts'
import { BOOK_FILES, bookFileName, isBookFile } from './book-files.ts'
import { type BookOf, getBook } from './books.server.ts'

const WHOSE = { purchases: 'purchases', all: 'all' } as const

/**
 * A file of a month. A download by staff is recorded as an act: the file has the registrations and sums of others.
 * @param file the last part of its address, `books.xlsx`
 * @throws DomainError not_found for an owner without the user as a member and for an unknown file, rate_limited
 */
export async function exportBook(
  ctx: ServiceContext,
  user: CurrentUser,
  of: BookOf,
  month: string,
  file: string,
): Promise<{ name: string; type: string; body: BodyInit }> {
  if (!isBookFile(file)) throw new DomainError('not_found', 'File not found')
  await ctx.countFile()
  const book = await getBook(ctx, user, of, month)
  const whose = of.kind === 'owner' ? of.owner : WHOSE[of.kind]
  if (mayStaff(user, 'admin') && of.kind !== 'purchases') {
    await record(ctx, booksExported.of(user.id, { subject: null, detail: { file, month, of: whose } }))
  }
  const { type, write } = BOOK_FILES[file]
  return { name: bookFileName(file, month, whose), type, body: write(book) }
}
