import { availabilityText } from '../../../worker/catalogue/rules/availability.ts'
import type { GstRate } from '../../../worker/catalogue/rules/gst-rates.ts'
import type { Listing } from '../../../worker/catalogue/rules/listing.ts'
import { homeText } from '../../../worker/catalogue/rules/places/home.ts'
import { describeMinimum, describeMinimums } from '../../../worker/catalogue/rules/rate.ts'
import { UNITS } from '../../../worker/catalogue/rules/registry/units.ts'
import { type CivilDate, formatLongDate } from '../../../worker/kernel/rules/dates.ts'
import { formatMoney } from '../../../worker/kernel/rules/money.ts'
import { verifiedText } from '../../../worker/organisations/rules/owners/verification.ts'
import type { TableFact } from '../../kit/media-facts/merge-facts.ts'
import { listingFacts } from '../../kit/media-facts/table-facts.ts'
import { Html, html } from './html.ts'
import { placeLine } from './place.ts'
import { spotPrice } from './spots.ts'

/** Separate from the template: our own styles must not be escaped. */
const STYLES = new Html(`
body{font:15px/1.5 "Anek Latin",system-ui,sans-serif;color:#161f33;max-width:760px;margin:40px auto;padding:0 24px}
h1{font-size:30px;line-height:1.2;margin:4px 0}h2{font-size:18px;margin:32px 0 8px}p{margin:6px 0}
small,.quiet{color:#565d6d}table{border-collapse:collapse;width:100%}
th,td{text-align:left;vertical-align:top;padding:7px 12px 7px 0;border-bottom:1px solid #e3e1dc}
th{font-weight:400;color:#565d6d}thead th{font-weight:600}.price{font-size:24px;font-weight:700}.end{text-align:right;padding-right:0}
@media print{body{margin:0;max-width:none}h2{break-after:avoid}tr{break-inside:avoid}a{color:inherit}}
`)

interface MediaKit {
  listing: Listing
  /** Absolute URL of the listing's page. */
  url: string
  today: CivilDate
  gst: GstRate
  /** The name of the platform. */
  platform: string
}

/** A document for download and print: the listing, its rates, its audience and the sources. */
export function mediaKit({ listing, url, today, gst, platform }: MediaKit): string {
  const { title, owner, rate, minBudget } = listing
  const facts: TableFact[] = [
    { label: 'Type', value: listing.type },
    { label: 'Place', value: placeLine(listing) },
    ...(listing.languages.length > 0 ? [{ label: 'Languages', value: listing.languages.join(', ') }] : []),
    { label: 'Availability', value: availabilityText(listing.availability, today) },
    { label: 'Minimum booking', value: describeMinimums(rate, listing.spots) },
    ...(minBudget === null ? [] : [{ label: 'Minimum budget', value: formatMoney(minBudget) }]),
    ...listingFacts(listing),
  ]
  const page = html`<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title}: media kit | ${platform}</title>
<style>${STYLES}</style>
</head>
<body>
<header>
<small>${platform} media kit · ${listing.ref} · ${formatLongDate(today)}</small>
<h1>${title}${listing.nativeTitle && ` (${listing.nativeTitle})`}</h1>
<p>${listing.description}</p>
<p><span class="price">${formatMoney(rate.rate)}</span> ${UNITS[rate.unit].label}, before ${gst.percent}% GST (SAC ${gst.sac})</p>
</header>
${section('Facts', factTable(facts))}
${listing.spots.length > 0 ? section('Ad spots and prices', spotTable(listing, today)) : null}
${listing.features.length > 0 ? section('Features', html`<ul>${listing.features.map((one) => html`<li>${one}</li>`)}</ul>`) : null}
${section(
  'Contact',
  html`<p><b>${owner.name}</b>, ${homeText(owner)}${owner.verification ? `. ${verifiedText(owner.verification, platform)}` : ''}.</p>
<p>Ask, book or add it to a campaign at <a href="${url}">${url}</a>.</p>`,
)}
</body>
</html>
`
  return page.markup
}

const section = (title: string, body: Html): Html => html`<section><h2>${title}</h2>${body}</section>`

const factTable = (facts: readonly TableFact[]): Html =>
  html`<table><thead><tr><th scope="col">Fact</th><th scope="col">Value</th><th scope="col">Source</th></tr></thead><tbody>${facts.map(
    ({ label, value, note }) => html`<tr><th scope="row">${label}</th><td>${value}</td><td>${note ?? null}</td></tr>`,
  )}</tbody></table>`

const spotTable = ({ spots }: Listing, today: CivilDate): Html =>
  html`<table><thead><tr><th scope="col">Spot</th><th scope="col">Where</th><th scope="col">Size</th><th scope="col">Minimum</th><th scope="col">Availability</th><th scope="col" class="end">Price</th></tr></thead><tbody>${spots.map(
    (spot) =>
      html`<tr><th scope="row">${spot.name}</th><td>${spot.position ?? spot.zone ?? ''}</td><td>${spot.size ?? (spot.seconds ? `${spot.seconds} sec` : '')}</td><td>${describeMinimum(spot.rate)}</td><td>${availabilityText(spot.availability, today)}</td><td class="end">${formatMoney(spotPrice(spot))}</td></tr>`,
  )}</tbody></table>`
