import { ChevronDown, Search } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete'
import { Dialog } from 'react-aria-components/Dialog'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { TextField } from 'react-aria-components/TextField'
import { categoryIcon } from '../../../kit/category-icons/category-icon.ts'
import { CATEGORY_ICONS, categoryIconLabel } from '../../../kit/category-icons/category-icons.ts'
import { fieldStyles, labelStyles } from '../../../ui/field-styles.ts'
import { Popover } from '../../../ui/popover.tsx'

interface IconPickerProps {
  /** Name of the icon in lucide. */
  value: string
  onChange: (id: string) => void
  errorMessage?: string | undefined
}

/** Button with the chosen icon, which opens a searchable grid of all icons. */
export function IconPicker({ value, onChange, errorMessage }: IconPickerProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { contains } = useFilter({ sensitivity: 'base' })
  const Icon = categoryIcon(value)

  return (
    <div className="min-w-0">
      <span id={`${id}-label`} className={labelStyles({ className: 'mb-1.5 block' })}>
        Icon
      </span>
      <button
        ref={button}
        type="button"
        id={`${id}-value`}
        aria-labelledby={`${id}-label ${id}-value`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-describedby={errorMessage ? `${id}-error` : undefined}
        onClick={() => setOpen(true)}
        className={`${fieldStyles()} flex items-center gap-2.5 text-left`}
      >
        <Icon aria-hidden className="size-5 shrink-0 text-link" strokeWidth={1.75} />
        <span className="min-w-0 flex-1 truncate">{categoryIconLabel(value)}</span>
        <ChevronDown aria-hidden className="size-4 shrink-0 text-ink-3" />
      </button>
      {errorMessage && (
        <p id={`${id}-error`} className="mt-1.5 text-xs font-medium text-danger">
          {errorMessage}
        </p>
      )}
      <Popover triggerRef={button} isOpen={isOpen} onOpenChange={setOpen} placement="bottom end">
        <Dialog
          aria-label="Choose an icon"
          className="w-78 max-w-[calc(100vw-2rem)] min-w-(--trigger-width) outline-none"
        >
          <Autocomplete filter={contains}>
            <TextField aria-label="Search icons" autoFocus className="relative border-b border-line p-2">
              <Search aria-hidden className="absolute top-1/2 left-5 size-4.5 -translate-y-1/2 text-ink-3" />
              {/* Controls the grid below: arrow keys move in it while the focus stays here. */}
              <Input
                role="combobox"
                aria-expanded
                placeholder="Search icons"
                className={`${fieldStyles({ size: 'sm' })} pl-9!`}
              />
            </TextField>
            <ListBox
              aria-label="Icons"
              layout="grid"
              items={CATEGORY_ICONS}
              selectionMode="single"
              disallowEmptySelection
              selectedKeys={[value]}
              onSelectionChange={(keys) => {
                const [chosen] = keys === 'all' ? [] : keys
                if (typeof chosen === 'string') onChange(chosen)
                setOpen(false)
              }}
              renderEmptyState={() => <p className="col-span-full px-2 py-4 text-center text-ink-3">Nothing matches</p>}
              className="grid max-h-64 grid-cols-6 gap-1 overflow-y-auto overscroll-contain p-2 outline-none"
            >
              {({ id, label, words, Icon }) => (
                <ListBoxItem
                  id={id}
                  textValue={`${label} ${words}`}
                  aria-label={label}
                  className="grid aspect-square min-h-11 cursor-default place-items-center rounded-sm text-ink-2 outline-none data-focus-visible:-outline-offset-2 data-focused:bg-surface-2 data-hovered:bg-surface-2 data-hovered:text-ink data-selected:bg-select data-selected:text-link data-selected:shadow-[inset_0_0_0_1px_var(--link)]"
                >
                  <Icon aria-hidden className="size-5" strokeWidth={1.75} />
                </ListBoxItem>
              )}
            </ListBox>
          </Autocomplete>
        </Dialog>
      </Popover>
    </div>
  )
}
