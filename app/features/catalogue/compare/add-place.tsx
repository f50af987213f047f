import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { useNavigate } from 'react-router'
import type { CompareDays } from '../../../../worker/catalogue/rules/compare.ts'
import { comparePath } from '../../../../worker/catalogue/rules/paths.ts'
import { ComboBox } from '../../../ui/combobox.tsx'
import { Dialog, DialogTrigger, Modal } from '../../../ui/dialog.tsx'
import { ListBoxItem } from '../../../ui/list-box.tsx'
import { RouterLink } from '../../../ui/router-link.tsx'
import { useFoundPlaces } from './places.queries.ts'

interface AddPlaceProps {
  /** Ids of the places in the comparison. */
  ids: readonly string[]
  days: CompareDays
}

const look =
  'min-h-44 w-full place-content-center justify-items-center gap-2 rounded-card border border-dashed border-line-strong text-sm font-semibold text-ink-2 hover:bg-surface-2 focus-visible:-outline-offset-2'

const content = (
  <>
    <Plus aria-hidden className="size-6 text-ink-3" strokeWidth={1.75} />
    Add a listing
  </>
)

/** Empty column of a comparison: finds a place by name and adds it. Without scripts it links to the search. */
export function AddPlace({ ids, days }: AddPlaceProps) {
  return (
    <>
      <DialogTrigger>
        <Button className={`grid noscript:hidden ${look}`}>{content}</Button>
        <Modal>
          <Dialog title="Add a listing">{(close) => <PlaceSearch ids={ids} days={days} onAdded={close} />}</Dialog>
        </Modal>
      </DialogTrigger>
      <RouterLink to="/discover" className={`hidden noscript:grid ${look}`}>
        {content}
      </RouterLink>
    </>
  )
}

function PlaceSearch({ ids, days, onAdded }: AddPlaceProps & { onAdded: () => void }) {
  const [text, setText] = useState('')
  const { places, isAsked, isLoading, hasFailed } = useFoundPlaces(text, ids)
  const navigate = useNavigate()
  return (
    // Space for the list, so that the dialog does not change its height.
    <div className="min-h-96">
      <ComboBox
        label="Name, medium or city"
        placeholder="unipole gachibowli"
        autoFocus
        menuTrigger="input"
        inputValue={text}
        onInputChange={setText}
        items={places}
        selectedKey={null}
        onSelectionChange={(id) => {
          if (id === null) return
          onAdded()
          navigate(comparePath([...ids, String(id)], days), { preventScrollReset: true })
        }}
        emptyText={emptyText({ isAsked, isLoading, hasFailed })}
      >
        {({ id, title, detail }) => (
          <ListBoxItem id={id} textValue={title}>
            <span className="min-w-0">
              <span className="block truncate font-semibold">{title}</span>
              <span className="block truncate text-xs text-ink-3">{detail}</span>
            </span>
          </ListBoxItem>
        )}
      </ComboBox>
    </div>
  )
}

function emptyText({ isAsked, isLoading, hasFailed }: { isAsked: boolean; isLoading: boolean; hasFailed: boolean }) {
  if (!isAsked && !isLoading) return 'Type two letters or more'
  if (isLoading) return 'Searching…'
  return hasFailed ? 'The search did not answer. Type again.' : 'Nothing matches'
}
