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

/** How a medium looks; null of what is none: a category that staff made, or one of discovery. */
export const presentationOf = (category: string): Presentation | null =>
  isMediaType(category) ? MEDIA[category] : null

/** How pictures of a category are chosen; null of one that staff made. */
export const picturedOf = (category: string): Pictured | null =>
  isMediaType(category) || isDiscoverOnly(category) ? PICTURED[category] : null

/** The icon of a category: a medium has its own, one made by staff what they chose, where that is known. */
export const mediaIcon = ({ id, icon = '' }: { id: string; icon?: string }): LucideIcon =>
  presentationOf(id)?.icon ?? categoryIcon(icon)
