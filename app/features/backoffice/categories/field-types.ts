import { Hash, List, type LucideIcon, ToggleLeft, Type } from 'lucide-react'
import type { CustomField } from '../../../../worker/catalogue/rules/custom-field.ts'

/** How each type of a custom field looks and is called. */
export const FIELD_LOOK: Record<CustomField['type'], { label: string; icon: LucideIcon }> = {
  text: { label: 'Text', icon: Type },
  number: { label: 'Number', icon: Hash },
  select: { label: 'Select', icon: List },
  boolean: { label: 'Boolean', icon: ToggleLeft },
}
