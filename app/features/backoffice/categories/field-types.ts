import { Hash, List, type LucideIcon, ToggleLeft, Type } from 'lucide-react'
import type { CustomField } from '../../../../worker/catalogue/rules/custom-field.ts'

/** Label and icon of each type of custom field. */
export const FIELD_LOOK: Record<CustomField['type'], { label: string; icon: LucideIcon }> = {
  text: { label: 'Text', icon: Type },
  number: { label: 'Number', icon: Hash },
  select: { label: 'Select', icon: List },
  boolean: { label: 'Boolean', icon: ToggleLeft },
}
