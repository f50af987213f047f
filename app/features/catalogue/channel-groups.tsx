import { Check } from 'lucide-react'
import { groupPath } from '../../../worker/catalogue/rules/paths.ts'
import type { MediaSpec } from '../../../worker/catalogue/rules/registry/spec.ts'
import { formatNumber } from '../../../worker/kernel/rules/money.ts'
import { FRAME_SIZE } from '../../art/picture.ts'
import { groupSceneUrl } from '../../kit/media/pictures.ts'
import { RouterLink } from '../../ui/router-link.tsx'
import { variants } from '../../ui/variants.ts'
import { without } from './filters.ts'
import type { ListingsView } from './listings-view.ts'

const channelGroupStyles = variants({
  base: 'group relative flex h-full flex-col overflow-hidden rounded-xl bg-surface transition-shadow duration-150 hover:shadow-lift',
  variants: {
    isCurrent: { true: 'ring-2 ring-brand', false: 'ring-1 ring-line' },
  },
})

/** Groups of a medium that lists channels: a press narrows the list below, a second press widens it again. */
export function ChannelGroups({ view, spec }: { view: ListingsView; spec: MediaSpec }) {
  const { category, query } = view
  return (
    <nav aria-label={`Groups of ${spec.noun[1]}`}>
      <ul className="mt-7 grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-5">
        {category.subcategories.map(({ id, name, description, inventoryCount }) => {
          const isCurrent = query.group === id
          return (
            <li key={id}>
              <RouterLink
                to={
                  isCurrent
                    ? { search: without(query, [{ name: 'group' }]) }
                    : groupPath(category.id, id, { ...query, page: 1 })
                }
                preventScrollReset
                aria-current={isCurrent ? 'true' : undefined}
                className={channelGroupStyles({ isCurrent })}
              >
                <span className="block aspect-video overflow-hidden bg-surface-3">
                  <img
                    src={groupSceneUrl(category.id, id, 'wide')}
                    alt=""
                    {...FRAME_SIZE.wide}
                    className="size-full object-cover transition-transform duration-500 group-hover:scale-[1.04]"
                  />
                </span>
                <span className="flex items-start justify-between gap-2 p-3.5">
                  <span className="block min-w-0">
                    <span className="block text-base leading-5 font-bold">{name}</span>
                    <span className="num block text-sm text-ink-3">
                      <span className="font-semibold text-ink">{formatNumber(inventoryCount)}</span>{' '}
                      {spec.noun[inventoryCount === 1 ? 0 : 1]}
                    </span>
                    <span className="hidden text-sm text-ink-3 sm:block">{description}</span>
                  </span>
                  {isCurrent && (
                    <span className="grid size-6 shrink-0 place-items-center rounded-full bg-brand text-on-brand">
                      <Check aria-hidden className="size-3.5" strokeWidth={3} />
                    </span>
                  )}
                </span>
              </RouterLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
