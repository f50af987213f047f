import * as v from 'valibot'
import { Key, NewItem } from '../../../booking/rules/campaigns/campaign-item.ts'
import { Resource } from '../../../catalogue/rules/availability/resource.ts'
import { day } from '../../../kernel/rules/fields.ts'

/** Lines of a selection. */
const MAX_SELECTED = 60

const { startDate, endDate, quantity, insertions, days } = NewItem.entries

/** A place outside a campaign, with its days. Printed media without named issues get the first issues of these days. */
const SelectedItem = v.object({ resource: Resource, startDate, endDate, quantity, insertions, days })
export type SelectedItem = v.InferOutput<typeof SelectedItem>

/** True when an earlier item has the same place on one of the days: it should be a quantity instead. */
const isRepeated = (items: readonly SelectedItem[], { resource, startDate, endDate }: SelectedItem, at: number) =>
  items
    .slice(0, at)
    .some(
      (other) =>
        other.resource.listing === resource.listing &&
        other.resource.spot === resource.spot &&
        other.startDate <= endDate &&
        other.endDate >= startDate,
    )

const id = v.pipe(v.string('Choose what to estimate'), v.nonEmpty('Choose what to estimate'), v.maxLength(60))

const EstimateSource = v.variant('kind', [
  v.object({ kind: v.literal('campaign'), id }),
  /** An earlier estimate again, at today's prices. */
  v.object({ kind: v.literal('estimate'), id }),
  v.object({ kind: v.literal('plan'), id }),
  v.object({
    kind: v.literal('selection'),
    items: v.pipe(
      v.array(SelectedItem),
      v.minLength(1, 'Choose at least one place'),
      v.maxLength(MAX_SELECTED, `An estimate has at most ${MAX_SELECTED} places`),
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed) return
        const items = dataset.value
        for (const [at, item] of items.entries()) {
          if (!isRepeated(items, item, at)) continue
          addIssue({
            message: 'This place is on these days already. For more of it, choose a quantity',
            path: [
              { type: 'array', origin: 'value', input: items, key: at, value: item },
              { type: 'object', origin: 'value', input: item, key: 'startDate', value: item.startDate },
            ],
          })
        }
      }),
    ),
  }),
])
type EstimateSource = v.InferOutput<typeof EstimateSource>

/** Source of an estimate, as stored with it. */
export type FrozenSource = Exclude<EstimateSource, { kind: 'estimate' }>

/**
 * Request for an estimate: from a campaign, a saved plan, an earlier estimate of the user, or places with their days.
 */
export const NewEstimate = v.object({ source: EstimateSource, key: Key })
export type NewEstimate = v.InferOutput<typeof NewEstimate>

/** A link to an estimate, by its last day. */
export const NewDocumentLink = v.object({ expires: day('Enter the last day of the link') })

/** Days ahead that the last day of a link may be. */
export const LINK_DAYS = { least: 1, most: 30 } as const
