import type { ServiceContext } from '../../kernel/context.ts'
import { MAX_ROWS } from '../list-file.server.ts'
import type { ListingSummary } from '../rules/listing.ts'
import { readPlaces } from '../rules/search/place-words.ts'
import type { SearchQuery } from '../rules/search/search.ts'
import { prepareSearch } from './search.server.ts'
import { selectRun } from './statements.server.ts'

/** Everything that a search finds, best first, for a file. */
export async function searchForFile(ctx: ServiceContext, asked: SearchQuery): Promise<ListingSummary[]> {
  const query = readPlaces(asked)
  const found = await selectRun(ctx.db, prepareSearch(ctx, query), { limit: MAX_ROWS })
  // The name of a place may belong to a title.
  if (found.length > 0 || query === asked) return found
  return selectRun(ctx.db, prepareSearch(ctx, asked), { limit: MAX_ROWS })
}
