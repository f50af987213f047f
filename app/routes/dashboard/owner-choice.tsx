import type { OwnOwner } from '../../../worker/catalogue/owners/memberships.server.ts'
import { SegmentLinks } from '../../ui/segment-links.tsx'

interface OwnerChoiceProps {
  owners: readonly OwnOwner[]
  owner: OwnOwner
  /** The address of the page for an owner. */
  hrefOf: (owner: string) => string
}

/** Select of the page's company, for members of several. */
export const OwnerChoice = ({ owners, owner, hrefOf }: OwnerChoiceProps) =>
  owners.length > 1 && (
    <div className="mb-4">
      <SegmentLinks
        label="Your companies"
        links={owners.map(({ id, name }) => ({ to: hrefOf(id), label: name, isCurrent: id === owner.id }))}
      />
    </div>
  )
