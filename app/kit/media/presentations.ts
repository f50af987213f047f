import type { LucideIcon } from 'lucide-react'
import {
  type DiscoverOnlyCategory,
  isDiscoverOnly,
  isMediaType,
  type MediaType,
} from '../../../worker/catalogue/rules/registry/media.ts'
import { categoryIcon } from '../category-icons/category-icon.ts'
import * as files from './files.ts'
import type { Pictured, Presentation } from './presentation.ts'

const MEDIA: Readonly<Record<MediaType, Presentation>> = files
const PICTURED: Readonly<Record<MediaType | DiscoverOnlyCategory, Pictured>> = files

/** Presentation of a medium; null for a category added by staff, or one of discovery. */
export const presentationOf = (category: string): Presentation | null =>
  isMediaType(category) ? MEDIA[category] : null

/** Drawings of a category; null for one added by staff. */
export const picturedOf = (category: string): Pictured | null =>
  isMediaType(category) || isDiscoverOnly(category) ? PICTURED[category] : null

/** Icon of a category: a medium has its own, a category added by staff the chosen one, when known. */
export const mediaIcon = ({ id, icon = '' }: { id: string; icon?: string }): LucideIcon =>
  presentationOf(id)?.icon ?? categoryIcon(icon)
