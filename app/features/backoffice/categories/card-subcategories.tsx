import { EllipsisVertical, Pencil, Plus, Trash2 } from 'lucide-react'
import type { AdminSubcategory } from '../../../../worker/catalogue/rules/categories/category.ts'
import { formatNumber } from '../../../../worker/kernel/rules/money.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu, MenuItem, MenuTrigger } from '../../../ui/menu.tsx'

interface CardSubcategoriesProps {
  /** Name of the category. */
  category: string
  subcategories: readonly AdminSubcategory[]
  onAdd: () => void
  onEdit: (subcategory: AdminSubcategory) => void
  onDelete: (subcategory: AdminSubcategory) => void
}

/** Subcategories on a card with their counts, to rename, delete and add. */
export function CardSubcategories({ category, subcategories, onAdd, onEdit, onDelete }: CardSubcategoriesProps) {
  return (
    <div className="mx-4 border-t border-line pb-1.5">
      <ul aria-label={`Subcategories of ${category}`} className="divide-y divide-line">
        {subcategories.map((subcategory) => (
          <li key={subcategory.id} className="flex items-center gap-2 py-0.5">
            <span className="min-w-0 flex-1 truncate text-ink-2" title={subcategory.description || subcategory.name}>
              {subcategory.name}
            </span>
            <span className="num font-semibold">{formatNumber(subcategory.inventoryCount)}</span>
            <MenuTrigger>
              <IconButton
                aria-label={`Change ${subcategory.name}`}
                className="-mr-2 size-7.5! text-ink-3! pointer-coarse:-mr-3.5"
              >
                <EllipsisVertical aria-hidden className="size-4!" />
              </IconButton>
              <Menu onAction={(key) => (key === 'edit' ? onEdit(subcategory) : onDelete(subcategory))}>
                <MenuItem id="edit" icon={Pencil}>
                  Edit
                </MenuItem>
                <MenuItem id="delete" icon={Trash2} isDanger>
                  Delete
                </MenuItem>
              </Menu>
            </MenuTrigger>
          </li>
        ))}
      </ul>
      <Button
        variant="ghost"
        size="xs"
        aria-label={`Add subcategory to ${category}`}
        className="my-1 -ml-2.5 text-link!"
        onPress={onAdd}
      >
        <Plus aria-hidden />
        Add subcategory
      </Button>
    </div>
  )
}
