import { getListing } from '../../../worker/catalogue/catalogue.server.ts'
import { gstRateOf } from '../../../worker/catalogue/rules/gst-rates.ts'
import { canonicalPath } from '../../../worker/catalogue/rules/paths.ts'
import { ListingRef } from '../../../worker/catalogue/rules/query.ts'
import { getChangedGstRates } from '../../../worker/catalogue/taxes/rules.server.ts'
import { getIdentity } from '../../../worker/kernel/platform/settings.server.ts'
import { civilDate } from '../../../worker/kernel/rules/dates.ts'
import { parse } from '../../../worker/kernel/rules/parse.ts'
import { call } from '../../context.ts'
import { mediaKit } from '../../features/listing/media-kit.ts'
import type { Route } from './+types/media-kit'

/** CSP of the document: inline styles only; no scripts, pictures or forms. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Media kit of a listing: a standalone HTML document to download. */
export const loader = ({ context, params }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const { category, listingId: id } = params
    const [{ listing }, changed, { name: platform }] = await Promise.all([
      getListing(service, parse(ListingRef, { category, subcategory: null, id })),
      getChangedGstRates(service),
      getIdentity(service),
    ])
    const gst = gstRateOf(changed, category)
    const url = `${service.origin}${canonicalPath(listing)}`
    return new Response(mediaKit({ listing, url, today: civilDate(service.now), gst, platform }), {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Disposition': `attachment; filename="${listing.id}-media-kit.html"`,
        'Content-Security-Policy': POLICY,
        'X-Content-Type-Options': 'nosniff',
      },
    })
  })
