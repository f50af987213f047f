import { getListing } from '../../../worker/catalogue/catalogue.server.ts'
import { canonicalPath } from '../../../worker/domain/catalogue/paths.ts'
import { ListingRef } from '../../../worker/domain/catalogue/query.ts'
import { civilDate } from '../../../worker/domain/dates.ts'
import { parse } from '../../../worker/domain/parse.ts'
import { call } from '../../context.ts'
import { mediaKit } from '../../features/listing/media-kit.ts'
import type { Route } from './+types/media-kit'

/** Its CSP allows inline styles only: no scripts, pictures or forms. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The media kit of a listing: a standalone HTML document to download. */
export const loader = ({ context, params }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const { category, listingId: id } = params
    const page = await getListing(service, parse(ListingRef, { category, subcategory: null, id }))
    const url = `${service.origin}${canonicalPath(page.listing)}`
    return new Response(mediaKit({ ...page, url, today: civilDate(service.now) }), {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Disposition': `attachment; filename="${page.listing.id}-media-kit.html"`,
        'Content-Security-Policy': POLICY,
        'X-Content-Type-Options': 'nosniff',
      },
    })
  })
