import { airportPlan } from './airport.ts'
import { btlPlan } from './btl.ts'
import { digitalPlan } from './digital.ts'
import { doohPlan } from './dooh.ts'
import { eventsPlan } from './events.ts'
import { influencerPlan } from './influencer.ts'
import { magazinePlan } from './magazine.ts'
import type { MediaType } from './media.ts'
import { newspaperPlan } from './newspaper.ts'
import { oohPlan } from './ooh.ts'
import type { PlanRules } from './plan-spec.ts'
import { radioPlan } from './radio.ts'
import { theatrePlan } from './theatre.ts'
import { transitPlan } from './transit.ts'
import { tvPlan } from './tv.ts'
import { vehiclePlan } from './vehicle.ts'

/** How the planner buys each medium. Apart from MEDIA, so that no page in the browser carries it. */
export const PLAN_RULES: Readonly<Record<MediaType, PlanRules>> = {
  tv: tvPlan,
  radio: radioPlan,
  airport: airportPlan,
  theatre: theatrePlan,
  newspaper: newspaperPlan,
  magazine: magazinePlan,
  btl: btlPlan,
  vehicle: vehiclePlan,
  events: eventsPlan,
  transit: transitPlan,
  influencer: influencerPlan,
  digital: digitalPlan,
  ooh: oohPlan,
  dooh: doohPlan,
}
