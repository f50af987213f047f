import type { Recipe } from './recipe.ts'

// A fifteenth medium: panels in the lifts of housing societies, sold by the panel and month.

const FILES: Readonly<Record<string, string>> = {
  'worker/catalogue/rules/registry/lift.ts': `import { assumedReach, passersBy } from './delivery.ts'
import { face } from './form-shared.ts'
import type { Formats, FormRules } from './form-spec.ts'
import type { PlanRules, Visits } from './plan-spec.ts'
import { ITEM_NOT_FOUND, OTHER, plain, SPOT_NOUN } from './shared.ts'
import type { MediaSpec } from './spec.ts'
import { daily } from './views.ts'
import type { MediaWords } from './words-spec.ts'

export const spec = {
  label: 'Lift panels',
  tab: 'Lifts',
  heading: 'Lift panel advertising',
  said: { chip: 'lift panels' },
  noun: ['panel', 'panels'],
  spotNoun: SPOT_NOUN,
  counts: 'listings',
  shape: 'groups',
  units: ['per_unit_month'],
  where: 'site',
  sold: 'sold by the panel and month',
  onMap: true,
  customFields: true,
  facets: ['city', 'available'],
  narrows: ['format', 'owner'],
  search: { in: ['title', 'area'], placeholder: 'Search a society or area' },
  sorts: ['recommended', 'price', 'audience'],
  listingTitle: plain,
  notFound: ITEM_NOT_FOUND,
  actions: ['book', 'contactOwner'],
  audience: 'Residents a day',
  views: daily,
  gst: OTHER,
  leadTime: '3 to 5 days',
  terms: { leadDays: 3, supply: 'site', cancellation: 'outdoor', proof: 'photos' },
  refPrefix: 'LFT',
  section: 'people',
  channel: 'OOH',
  drawnAs: 'dooh',
} as const satisfies MediaSpec

export const words = {
  aliases: ['Lift panel, Society panel, लिफ्ट पैनल'],
  phrases: 'lift panel, lift panels, society panel, society panels, लिफ्ट पैनल',
  hindi: 'लिफ्ट पैनल',
  formats: {
    door: { name: 'lift doors', matches: 'Door wrap', words: 'lift door, lift doors, door wraps' },
  },
} as const satisfies MediaWords

/** Visits a month: a resident comes down and goes up again. */
const VISITS: Visits = { usual: 25 }

export const plan: PlanRules = {
  reach: assumedReach(0.2, 0.9, 'adults of a city who live in houses with lifts'),
  delivery: passersBy(VISITS),
  visits: VISITS,
  spread: 'city',
  hasLocality: true,
  maxPacks: 2,
  affinity: {
    rows: {
      // affluent business young_pros students homemakers parents seniors workers rural men_auto travellers commuters
      society: [1.8, 1.1, 1.3, 0.7, 1.6, 1.8, 1.5, 0.2, 0.2, 0.9, 1, 0.9],
    },
  },
}

export const formats: Formats = { 'Panel next to the door': 'lift', 'Door wrap': 'lobby' }

export const form: FormRules = {
  fields: () => ({ facts: face() }),
  usual: ['Size', 'Lifts', 'Permission from'],
}
`,
  'app/kit/media/lift.ts': `import { ArrowUpDown } from 'lucide-react'
import type { Presentation } from './presentation.ts'
import { SITE_CARD, siteFigures } from './shared.ts'

export const lift: Presentation = {
  icon: ArrowUpDown,
  card: SITE_CARD,
  facts: { figures: siteFigures },
  spots: null,
  groups: { society: 'lift' },
}
`,
  'seed/media/lift.seed.ts': `import { formatCount } from '../../worker/kernel/rules/money.ts'
import { type Drawing, drawAvailability, facts, figures, included, type MediumSeed, type Turn } from '../medium.ts'
import { drawSite, locate } from '../places.ts'
import { drawCount, drawPrice } from '../price.ts'

const INCLUDED = ['Photo of each panel', 'Swap of the print in the second month', 'Permission of the society']

function draw(turn: Turn): Drawing {
  const { random, today } = turn
  const site = drawSite(random, 'metros')
  const lifts = random.int(2, 12)
  const people = drawCount(random, 300, 2_400)
  const type = random.pick(['Panel next to the door', 'Door wrap'])
  return {
    listing: {
      title: \`\${type}, \${lifts} lifts, \${site.locality.name}\`,
      type,
      description: \`One print in each of \${lifts} lifts of a housing society on \${site.locality.road}. About \${formatCount(people)} residents use them a day.\`,
      ...locate(random, site),
      rate: drawPrice(random, 1_500, 6_000),
      unit: 'per_unit_month',
      minQuantity: lifts,
      audience: people,
      ...drawAvailability(random, today),
      features: included(random, [\`\${lifts} lifts\`, 'Eye level'], INCLUDED, 2),
      specifications: facts({ Size: '2 × 3 ft', Lifts: String(lifts) }),
      audienceFigures: figures(turn, ['Residents a day', formatCount(people), 'owner']),
      custom: { Homes: lifts * 40 },
      details: { face: { width: 2, height: 3 } },
    },
  }
}

export const lift: MediumSeed = {
  icon: 'arrow-up-down',
  sellers: ['Charminar Activations', 'Forum Spaces', 'Utsav Experiences'],
  description: 'Panels in the lifts of housing societies, sold by the panel and month.',
  customFields: [{ name: 'Homes', type: 'number', required: false }],
  groups: [
    {
      id: 'society',
      name: 'Housing societies',
      description: 'Panels next to the door and wraps of the doors, met several times a day.',
      features: ['Eye level', 'One advert a lift', 'Photo of each panel'],
      count: 24,
    },
  ],
  draw,
}
`,
}

/** Follows the recipe "A medium"; `medium/lift.test.ts` walks it with every run of the tests. */
export const MEDIUM: Recipe = {
  title: 'A medium',
  word: 'lift',
  files: FILES,
  lines: [
    {
      file: 'worker/catalogue/rules/registry/files.ts',
      after: 'export * as influencer',
      line: "export * as lift from './lift.ts'",
    },
    {
      file: 'worker/catalogue/rules/registry/media.ts',
      after: '  dooh: files.dooh.spec,',
      line: '  lift: files.lift.spec,',
    },
    { file: 'app/kit/media/files.ts', after: 'export { influencer }', line: "export { lift } from './lift.ts'" },
    { file: 'seed/media/files.ts', after: 'export { influencer }', line: "export { lift } from './lift.seed.ts'" },
  ],
  unit: ['app/art', 'worker/supply/rules'],
}
