import { Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AdminCategory, AdminSubcategory } from '../../../../worker/catalogue/rules/categories/category.ts'
import type { CustomField } from '../../../../worker/catalogue/rules/custom-field.ts'
import type { Person } from '../../../../worker/kernel/rules/live/live.ts'
import { list } from '../../../../worker/kernel/rules/text/list.ts'
import { categoryIcon } from '../../../kit/category-icons/category-icon.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Card } from '../../../ui/card.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { CardSubcategories } from './card-subcategories.tsx'
import { itemsText } from './counts.ts'
import { FIELD_LOOK } from './field-types.ts'

interface CategoryCardProps {
  category: AdminCategory
  /** Drag handle; null when the order is fixed. */
  handle: ReactNode
  /** Other members of staff who edit the card. */
  editors: readonly Person[]
  onEdit: () => void
  onDelete: () => void
  onAddSubcategory: () => void
  onEditSubcategory: (subcategory: AdminSubcategory) => void
  onDeleteSubcategory: (subcategory: AdminSubcategory) => void
}

/** Card of a category: subcategories with their numbers of listings, and the custom fields of owners. */
export function CategoryCard({
  category,
  handle,
  editors,
  onEdit,
  onDelete,
  onAddSubcategory,
  onEditSubcategory,
  onDeleteSubcategory,
}: CategoryCardProps) {
  const { name, icon, inventoryCount, subcategories, fields } = category
  const Icon = categoryIcon(icon)
  return (
    <Card as="article" aria-label={name} className="flex h-full flex-col">
      <div className="flex items-center gap-3 p-4 pr-2.5 pb-3">
        <span className="grid size-9 shrink-0 place-items-center rounded-md bg-select text-link">
          <Icon aria-hidden className="size-5" strokeWidth={1.75} />
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="truncate text-base leading-5 font-bold" title={name}>
            {name}
          </h2>
          <p className="num text-xs text-ink-3">{itemsText(inventoryCount)}</p>
        </div>
        <div className="flex shrink-0 items-center">
          {handle}
          <IconButton aria-label={`Edit ${name}`} tooltip onPress={onEdit}>
            <Pencil aria-hidden strokeWidth={1.75} />
          </IconButton>
          <IconButton aria-label={`Delete ${name}`} tooltip className="hover:text-danger!" onPress={onDelete}>
            <Trash2 aria-hidden strokeWidth={1.75} />
          </IconButton>
        </div>
      </div>
      <Editors people={editors} />
      <CardSubcategories
        category={name}
        subcategories={subcategories}
        onAdd={onAddSubcategory}
        onEdit={onEditSubcategory}
        onDelete={onDeleteSubcategory}
      />
      <div className="mt-auto border-t border-line p-4 pt-3">
        {fields.length > 0 ? (
          <ul aria-label={`Fields of ${name}`} className="flex flex-wrap gap-1.5">
            {fields.map((field) => (
              <FieldChip key={field.name} field={field} />
            ))}
          </ul>
        ) : (
          <p className="text-xs text-ink-3">No fields of its own</p>
        )}
      </div>
    </Card>
  )
}

function FieldChip({ field: { name, type, required } }: { field: CustomField }) {
  const { label, icon: Icon } = FIELD_LOOK[type]
  return (
    <li
      title={`${name}: ${label.toLowerCase()}${required ? ', required' : ''}`}
      className="inline-flex h-6 max-w-full items-center gap-1.5 rounded-xs bg-surface-2 px-2 text-xs text-ink-2"
    >
      <Icon aria-hidden className="size-3.5 shrink-0 text-ink-3" strokeWidth={2} />
      <span className="sr-only">{label}: </span>
      <span className="truncate">{name}</span>
      {required && (
        <>
          <b aria-hidden className="text-danger">
            *
          </b>
          <span className="sr-only">, required</span>
        </>
      )}
    </li>
  )
}

const firstName = ({ name }: Person) => name.split(' ')[0] ?? name

/** Names of other members of staff who edit this card. */
function Editors({ people }: { people: readonly Person[] }) {
  return (
    <div
      role="status"
      className="not-empty:flex not-empty:items-center not-empty:gap-2 not-empty:bg-select not-empty:px-4 not-empty:py-1.5"
    >
      {people.length > 0 && (
        <>
          <span className="flex -space-x-2">
            {people.slice(0, 3).map(({ userId, name }) => (
              <Avatar key={userId} name={name} />
            ))}
          </span>
          <span className="min-w-0 truncate text-xs font-semibold text-ink-2">
            {people.length === 1
              ? `${list(people.map(firstName))} is editing`
              : `${list(people.map(firstName))} are editing`}
          </span>
        </>
      )}
    </div>
  )
}
