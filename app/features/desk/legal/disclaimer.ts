import { COMPANY } from '../../../company.ts'
import { COAST_FILE } from '../../../kit/map/coast-file.ts'
import type { LegalDocument } from './document.ts'

const { grievanceOfficer: officer } = COMPANY

export const disclaimer: LegalDocument = {
  path: '/disclaimer',
  name: 'Disclaimer',
  title: 'Disclaimer',
  description:
    'What the pictures, audience figures, prices and plans on {name} are, where they come from, and what they do not promise.',
  summary:
    'Listings are made with care, by owners and by us, but a picture is an illustration, a figure is as good as its source, and a plan is an estimate. What binds is the confirmed booking.',
  sections: [
    {
      id: 'pictures',
      title: 'Pictures',
      blocks: [
        'Where a listing has no photo, it shows a drawing. Drawings illustrate the kind of place. They are neither photos of the site nor proof of a display, and the brands on them are made up. Proof of your own display comes from the owner, dated.',
      ],
    },
    {
      id: 'audience',
      title: 'Audience figures',
      blocks: [
        'Each audience figure names its source and its date: stated or estimated by the owner. We pass it on and do not vouch for it. Traffic, circulation, listeners and followers change; an estimate is arithmetic on stated assumptions.',
      ],
    },
    {
      id: 'prices',
      title: 'Prices and availability',
      blocks: [
        'Rates and free dates are the owners’ and are shown as they stand. They can change until a booking is confirmed. Prices exclude GST unless stated, and an obvious slip in a price, such as a missing zero, binds nobody.',
      ],
    },
    {
      id: 'planner',
      title: 'Plans and the planner',
      blocks: [
        'Plans are drafts made by a program from the catalogue and your words. Reach, frequency and cost per thousand in them are estimates. The planner can misread a brief: check the cities, dates and amounts before you act on it. A plan reserves nothing and promises no result.',
      ],
    },
    {
      id: 'company-figures',
      title: 'What we say of ourselves',
      blocks: [
        'Advertisers, partners, campaigns and cities in our headline figures are rounded and count all years. What can be booked here now is counted beside them on the [about page](/about).',
      ],
    },
    {
      id: 'advice',
      title: 'No advice',
      blocks: [
        'Articles, guides and answers are general information, not legal, tax or financial advice. Rules on permits, tax and advertising differ by state and change; ask somebody who knows your case.',
      ],
    },
    {
      id: 'content-of-others',
      title: 'Content and marks of others',
      blocks: [
        'Listings are written by their owners, and artwork comes from advertisers. As an intermediary we do not approve each in advance. Trade marks belong to their holders, and naming one means no partnership. Links to other sites are for convenience; we do not control what is there.',
        `If something here infringes a right of yours or breaks the law, write to [${officer.email}](mailto:${officer.email}). We act as the [terms](/terms#grievances) say.`,
      ],
    },
    {
      id: 'standards',
      title: 'Advertising standards',
      blocks: [
        'Advertisers answer for the claims in their advertisements. We support the code of the Advertising Standards Council of India (ASCI) and refuse what the [terms](/terms#artwork) name, but that an advertisement was displayed does not mean that we or the owner endorse it.',
      ],
    },
    {
      id: 'maps',
      title: 'Maps and places',
      blocks: [
        'Maps are simplified drawings of our own, for orientation and not for survey. A pin without an owner’s own position is near its locality, within 300 metres of our point of it. Boundaries follow the official map of India, simplified.',
        `The coast of the maps is © [OpenStreetMap](https://www.openstreetmap.org/copyright) contributors, under the Open Database License; the part that we use is offered under the same licence as [a file](/maps/${COAST_FILE}). Points of cities are from [GeoNames](https://www.geonames.org/), under CC BY 4.0. Shapes of states are from @react-map/india, under the MIT licence.`,
      ],
    },
    {
      id: 'the-site',
      title: 'The site itself',
      blocks: [
        'We work to keep the site correct and reachable, and cannot promise that it always is. It is offered as it stands, as far as the law allows. Our liability is set out in the [terms](/terms#liability).',
      ],
    },
  ],
}
