import { ListFilter, Plus, RotateCw, SearchX, ServerOff, Shapes } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { AdminCategory } from '../../../../worker/catalogue/rules/categories/category.ts'
import { useLive } from '../../../kit/live/use-live.ts'
import { failureText } from '../../../kit/mutation/refusal.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Menu, MenuItem, MenuTrigger } from '../../../ui/menu.tsx'
import { moveItem } from '../../../ui/move-item.ts'
import { SearchInput } from '../../../ui/search-input.tsx'
import { Sortable } from '../../../ui/sortable.tsx'
import { orderCategories, useCategories } from './categories.queries.ts'
import { CategoryCard } from './category-card.tsx'
import { CategoryDialogs, type Task, taskAgain } from './category-dialogs.tsx'
import { CategorySkeletons } from './category-skeletons.tsx'
import { categoriesText, subcategoriesText } from './counts.ts'
import { FailureAlert } from './failure-alert.tsx'
import { forgetTask } from './kept-task.ts'

interface Filter {
  label: string
  isMet: (category: AdminCategory) => boolean
}

/** Options of the filter. */
const FILTERS = {
  all: { label: 'All', isMet: () => true },
  held: { label: 'With listings', isMet: ({ inventoryCount }) => inventoryCount > 0 },
  empty: { label: 'Without listings', isMet: ({ inventoryCount }) => inventoryCount === 0 },
} as const satisfies Record<string, Filter>

type CategoryFilterName = keyof typeof FILTERS

const isFilterName = (text: unknown): text is CategoryFilterName =>
  typeof text === 'string' && Object.hasOwn(FILTERS, text)

/** Categories that match the filter and whose names contain the words. */
function matching(categories: readonly AdminCategory[], words: string, filter: CategoryFilterName): AdminCategory[] {
  const { isMet }: Filter = FILTERS[filter]
  const sought = words.trim().toLowerCase()
  return categories.filter((category) => {
    const names = [category, ...category.subcategories, ...category.fields].map(({ name }) => name.toLowerCase())
    return isMet(category) && names.some((name) => name.includes(sought))
  })
}

interface CategoriesViewProps {
  task: Task | null
  onTask: (task: Task | null) => void
}

const GRID = 'grid gap-4 md:grid-cols-2 xl:grid-cols-3'

/** Cards of all categories, to add, edit, order and delete; changes by others appear live. */
export function CategoriesView({ task, onTask }: CategoriesViewProps) {
  const { categories, error, isValidating, retry } = useCategories()
  const { people, announcePresence } = useLive()
  const [failure, setFailure] = useState<string | null>(null)
  const [words, setWords] = useState('')
  const [filter, setFilter] = useState<CategoryFilterName>('all')
  const editedId = task?.kind === 'edit' ? task.category.id : null

  const isLoaded = categories !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the first answer
  useEffect(() => {
    const again = categories && task === null ? taskAgain(categories) : null
    if (again) onTask(again)
  }, [isLoaded])

  useEffect(() => announcePresence(editedId ?? 'list', editedId !== null), [announcePresence, editedId])

  const add = (
    <Button size="sm" onPress={() => onTask({ kind: 'add' })}>
      <Plus aria-hidden />
      Add Category
    </Button>
  )

  if (!categories) {
    if (!error) return <CategorySkeletons className={GRID} />
    return (
      <ErrorState
        icon={ServerOff}
        title="The categories could not be loaded"
        actions={
          <Button variant="outline" size="sm" isPending={isValidating} onPress={retry}>
            <RotateCw aria-hidden />
            Try again
          </Button>
        }
      >
        {failureText(error)}. The rest of the back office works.
      </ErrorState>
    )
  }

  async function order(from: number, to: number) {
    if (!categories) return
    setFailure(null)
    try {
      await orderCategories(moveItem(categories, from, to).map(({ id }) => id))
    } catch (error) {
      setFailure(failureText(error))
    }
  }

  const shown = matching(categories, words, filter)
  const isWhole = shown.length === categories.length
  const subcategories = categories.reduce((sum, one) => sum + one.subcategories.length, 0)

  return (
    <>
      <FailureAlert message={failure} onDismiss={() => setFailure(null)} className="mb-4" />
      {categories.length === 0 ? (
        <EmptyState icon={Shapes} title="No categories yet" actions={add}>
          Add the first one. It appears on the site as soon as it is saved.
        </EmptyState>
      ) : (
        <>
          <div className="flex flex-wrap items-center gap-2.5">
            <SearchInput
              label="Search categories"
              placeholder="Search categories"
              variant="toolbar"
              className="w-full sm:w-72"
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
            <MenuTrigger>
              <Button variant="outline" size="sm">
                <ListFilter aria-hidden />
                <span className="sr-only">Show: </span>
                {FILTERS[filter].label}
              </Button>
              <Menu
                selectionMode="single"
                disallowEmptySelection
                selectedKeys={[filter]}
                onSelectionChange={(keys) => {
                  const [chosen] = keys
                  setFilter(isFilterName(chosen) ? chosen : 'all')
                }}
              >
                {Object.entries(FILTERS).map(([name, { label }]) => (
                  <MenuItem key={name} id={name}>
                    {label}
                  </MenuItem>
                ))}
              </Menu>
            </MenuTrigger>
            <p role="status" className="num ml-auto text-xs text-ink-3">
              {isWhole
                ? `${categoriesText(categories.length)}, ${subcategoriesText(subcategories)}`
                : `${shown.length} of ${categoriesText(categories.length)}`}
            </p>
          </div>
          {shown.length === 0 ? (
            <div className="mt-4">
              <EmptyState
                icon={SearchX}
                title="No matching categories"
                actions={
                  <Button
                    variant="outline"
                    size="sm"
                    onPress={() => {
                      setWords('')
                      setFilter('all')
                    }}
                  >
                    Show all
                  </Button>
                }
              >
                The search covers names, subcategories and fields.
              </EmptyState>
            </div>
          ) : (
            <Sortable
              items={shown}
              label="Categories"
              layout="grid"
              isFixed={!isWhole}
              idOf={({ id }) => id}
              nameOf={({ name }) => name}
              onMove={order}
              className={`mt-4 ${GRID}`}
            >
              {(category, handle) => (
                <CategoryCard
                  category={category}
                  handle={handle}
                  editors={people.filter(({ at, editing }) => editing && at === category.id)}
                  onEdit={() => onTask({ kind: 'edit', category })}
                  onDelete={() => onTask({ kind: 'delete', category })}
                  onAddSubcategory={() => onTask({ kind: 'add subcategory', category })}
                  onEditSubcategory={(subcategory) => onTask({ kind: 'edit subcategory', category, subcategory })}
                  onDeleteSubcategory={(subcategory) => onTask({ kind: 'delete subcategory', category, subcategory })}
                />
              )}
            </Sortable>
          )}
        </>
      )}
      <CategoryDialogs
        task={task}
        categories={categories}
        onFailure={setFailure}
        onClose={() => {
          forgetTask()
          onTask(null)
        }}
      />
    </>
  )
}
