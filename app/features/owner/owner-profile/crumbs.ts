import type { OwnerProfile } from '../../../../worker/catalogue/rules/owners/profile.ts'
import type { Crumb } from '../../../ui/breadcrumbs.tsx'

export const ownerCrumbs = ({ name }: Pick<OwnerProfile, 'name'>): Crumb[] => [
  { label: 'Discover media', to: '/category' },
  { label: name },
]
