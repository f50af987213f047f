import { categoryPath, groupPath } from '../../../worker/catalogue/rules/paths.ts'
import { mediaSpec } from '../../../worker/catalogue/rules/registry/media.ts'
import { ChannelGroups } from './channel-groups.tsx'
import { without } from './filters.ts'
import { GroupChips } from './group-chips.tsx'
import { ListingResults } from './listing-results.tsx'
import type { ListingsView } from './listings-view.ts'
import { PageHeading } from './page-heading.tsx'
import { categoryFacts } from './sentences.ts'

/** List of a medium with channels, stations, airports or venues; its groups are filters. */
export function ChannelListings({ view }: { view: ListingsView }) {
  const { category, subcategory } = view
  const spec = mediaSpec(category)
  return (
    <div className="page pt-7 pb-20">
      <PageHeading crumbs={[{ label: spec.label }]} title={spec.heading} facts={categoryFacts(spec, category)} />
      {spec.facets.includes('group') &&
        (spec.shape === 'channels' ? <ChannelGroups view={view} spec={spec} /> : <VenueGroups view={view} />)}
      <h2 className="mt-9 text-xl">{subcategory?.name ?? `All ${spec.noun[1]}`}</h2>
      <ListingResults key={category.id} view={view} heading="h3" />
    </div>
  )
}

function VenueGroups({ view: { category, query } }: { view: ListingsView }) {
  const groups = category.subcategories.map(({ id, name, inventoryCount }) => ({
    name,
    count: inventoryCount,
    to: groupPath(category.id, id, { ...query, page: 1 }),
    isCurrent: query.group === id,
  }))
  const all = {
    name: 'All',
    count: category.inventoryCount,
    to: `${categoryPath(category.id)}${without(query, [{ name: 'group' }])}`,
    isCurrent: !query.group,
  }
  return <GroupChips label="Kinds of venue" chips={[all, ...groups]} />
}
