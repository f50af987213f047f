import type { ReactNode } from 'react'
import type { FactsSpec } from '../media/presentation.ts'
import { presentationOf } from '../media/presentations.ts'
import { ANALYTICS, siteFigures } from '../media/shared.ts'
import { ZoneFacts } from './facts-airport.tsx'
import { DayPartFacts } from './facts-broadcast.tsx'
import { CreatorFacts } from './facts-influencer.tsx'
import { LoopFacts } from './facts-screens.tsx'
import type { FactsProps } from './facts-shared.ts'
import { FleetFacts } from './facts-street.tsx'
import { ShowFacts } from './facts-theatre.tsx'

type Panel = (props: FactsProps) => ReactNode

const PANELS: Readonly<Record<NonNullable<FactsSpec['panel']>, Panel>> = {
  dayparts: DayPartFacts,
  zones: ZoneFacts,
  shows: ShowFacts,
  fleet: FleetFacts,
  creator: CreatorFacts,
  loop: LoopFacts,
}

/** Panel of media whose figures, metrics and specifications are enough. */
const Nothing = () => null

/** Facts of public relations, and of categories added by staff. */
const GENERIC: FactsSpec = { figures: siteFigures, samples: ANALYTICS }

/** Facts of a medium, by category, with a panel for those that the table does not show. */
export function mediaFacts(category: string): FactsSpec & { Panel: Panel } {
  const facts = presentationOf(category)?.facts ?? GENERIC
  return { ...facts, Panel: facts.panel ? PANELS[facts.panel] : Nothing }
}
