import type { Order, Rate } from '../../../worker/catalogue/rules/rate.ts'
import { ACTIONS, type MediaSpec } from '../../../worker/catalogue/rules/registry/spec.ts'
import { UNITS } from '../../../worker/catalogue/rules/registry/units.ts'

export const mediaKitPath = ({ category, id }: { category: string; id: string }): string =>
  `/media-kit/${category}/${id}`

/** URL of a page with the selected spot and order; the rate's minimum quantity and duration are left out. */
export function withOrder(path: string, keep: Record<string, string>, rate: Rate, order: Order): string {
  const search = new URLSearchParams(keep)
  if (order.quantity !== rate.minQuantity) search.set('quantity', String(order.quantity))
  if (UNITS[rate.unit].periodNoun && order.duration !== rate.minDuration) search.set('duration', String(order.duration))
  return search.size > 0 ? `${path}?${search}` : path
}

/** Label of the contact button, with the trade's noun where it has one. */
export function contactLabel({ actions }: Pick<MediaSpec, 'actions'>): string {
  const contact = actions.find((action) => ACTIONS[action].intent === 'contact')
  return contact ? ACTIONS[contact].label : 'Contact owner'
}
