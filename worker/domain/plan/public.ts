import * as v from 'valibot'
import { MEDIA_TYPES } from '../catalogue/registry/media.ts'
import { SLOTS } from './brief.ts'

// What the planner answers, for the API's document: the parts that a script needs. An answer has more than stands here.

const rupees = v.pipe(v.number(), v.description('Rupees, to the paisa'))
const people = v.pipe(v.number(), v.description('People'))
const day = v.pipe(v.string(), v.isoDate())

const Line = v.object({
  inventoryId: v.string(),
  listingId: v.string(),
  title: v.string(),
  channel: v.picklist(MEDIA_TYPES),
  city: v.nullable(v.string()),
  startDate: day,
  endDate: day,
  unit: v.picklist(['per_month', 'per_week', 'per_day', 'per_release']),
  units: v.pipe(v.number(), v.description('Periods that are booked')),
  quantity: v.pipe(v.number(), v.description('Smallest orders that are bought at once')),
  rate: v.pipe(v.number(), v.description('Rupees for one smallest order and one period, before GST')),
  netAmount: rupees,
  gstAmount: rupees,
  totalAmount: rupees,
  impressions: v.nullable(people),
  reach: v.nullable(people),
  why: v.string(),
})

const PublicPlan = v.object({
  planId: v.string(),
  title: v.string(),
  validUntil: day,
  lineItems: v.array(Line),
  totals: v.object({ subtotal: rupees, gst: rupees, total: rupees, budget: rupees, unallocated: rupees }),
  delivery: v.object({ universe: people, impressions: people, reach: people, frequency: v.number() }),
})

export const PublicAnswer = v.object({
  message: v.string(),
  missing: v.pipe(v.array(v.picklist(SLOTS)), v.description('What is asked for now')),
  suggestions: v.pipe(v.array(v.string()), v.description('What to say next')),
  engine: v.picklist(['embedded', 'provider']),
  plan: v.optional(PublicPlan),
})
