import type { Order, Rate } from '../../../worker/catalogue/rules/rate.ts'
import { ACTIONS, type MediaSpec } from '../../../worker/catalogue/rules/registry/spec.ts'
import { UNITS } from '../../../worker/catalogue/rules/registry/units.ts'

export const mediaKitPath = ({ category, id }: { category: string; id: string }): string =>
  `/media-kit/${category}/${id}`

/** The URL of a page with the selected spot and order; the rate's minimum is left out. */
export function withOrder(path: string, keep: Record<string, string>, rate: Rate, order: Order): string {
  const search = new URLSearchParams(keep)
  if (order.quantity !== rate.minQuantity) search.set('quantity', String(order.quantity))
  if (UNITS[rate.unit].periodNoun && order.duration !== rate.minDuration) search.set('duration', String(order.duration))
  return search.size > 0 ? `${path}?${search}` : path
}

/** Words of the contact button, where the trade has its own. */
export function contactLabel({ actions }: Pick<MediaSpec, 'actions'>): string {
  const contact = actions.find((action) => ACTIONS[action].intent === 'contact')
  return contact ? ACTIONS[contact].label : 'Contact owner'
}
