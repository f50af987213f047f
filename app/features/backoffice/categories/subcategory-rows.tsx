import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { moveItem } from '../../../ui/move-item.ts'
import { Sortable } from '../../../ui/sortable.tsx'
import { itemsText, subcategoriesText } from './counts.ts'
import { newSubcategory, type Refusals, type SubcategoryDraft } from './draft.ts'
import { RowName } from './row-controls.tsx'
import { RowsHeading } from './rows-heading.tsx'

interface SubcategoryRowsProps {
  subcategories: SubcategoryDraft[]
  refusals: Refusals
  /** @param places places whose error messages the change clears */
  onChange: (subcategories: SubcategoryDraft[], ...places: string[]) => void
}

/** Rows of subcategories: name, order, remove. One with listings cannot be removed. */
export function SubcategoryRows({ subcategories, refusals, onChange }: SubcategoryRowsProps) {
  const [added, setAdded] = useState('')
  const isAnyHeld = subcategories.some(({ inventoryCount }) => inventoryCount > 0)

  function add() {
    const subcategory = newSubcategory()
    setAdded(subcategory.key)
    onChange([...subcategories, subcategory])
  }

  return (
    <section aria-label="Subcategories">
      <RowsHeading
        title="Subcategories"
        note={
          isAnyHeld
            ? 'Delete a subcategory with listings on its card, where you choose another one for them.'
            : 'Listings belong to these.'
        }
        count={subcategoriesText(subcategories.length)}
      />
      <Sortable
        items={subcategories}
        label="Subcategories"
        idOf={({ key }) => key}
        nameOf={({ name }) => name.trim() || 'unnamed subcategory'}
        onMove={(from, to) => onChange(moveItem(subcategories, from, to))}
        className="mt-3 space-y-2.5 empty:hidden"
      >
        {({ key, name, inventoryCount }, handle, at) => (
          <div className="grid grid-cols-[1.75rem_minmax(0,1fr)_auto_2.125rem] items-start gap-1.5 rounded-sm bg-surface sm:gap-2">
            <span className="-ml-1 grid h-9.5 items-center">{handle}</span>
            <RowName
              label={`Name of subcategory ${at + 1}`}
              value={name}
              autoFocus={key === added}
              errorMessage={refusals[`${key}.name`]}
              onChange={(name) =>
                onChange(
                  subcategories.map((one) => (one.key === key ? { ...one, name } : one)),
                  `${key}.name`,
                )
              }
            />
            <span className="num grid h-9.5 content-center pointer-coarse:h-11 px-1 text-xs text-ink-3">
              {itemsText(inventoryCount)}
            </span>
            <IconButton
              aria-label={`Remove ${name.trim() || `subcategory ${at + 1}`}`}
              whyNot={inventoryCount > 0 && 'It has listings. Move them to another subcategory first.'}
              className="mt-0.5 justify-self-center pointer-coarse:mt-0"
              onPress={() => onChange(subcategories.filter((one) => one.key !== key))}
            >
              <X aria-hidden />
            </IconButton>
          </div>
        )}
      </Sortable>
      <Button variant="ghost" size="sm" className="mt-2 -ml-3 text-link!" onPress={add}>
        <Plus aria-hidden />
        Add subcategory
      </Button>
    </section>
  )
}
