import { CircleAlert, SearchX } from 'lucide-react'
import { useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useNavigate } from 'react-router'
import { MIN_FIND_CHARS } from '../../../../worker/backoffice/rules/command-search/command-search.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import { failureText } from '../../../kit/mutation/refusal.ts'
import { Button } from '../../../ui/button.tsx'
import { useSettled } from '../../../ui/use-settled.ts'
import { type CommandChoice, choicesOf } from './choices.ts'
import { useFound } from './command.queries.ts'
import { CommandField } from './command-field.tsx'
import { CommandList } from './command-list.tsx'
import type { CommandProviderProps } from './command-provider.tsx'
import { recentPlaces, rememberPlace } from './recent-places.ts'

interface CommandDialogProps extends Omit<CommandProviderProps, 'children'> {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Command palette: one field, and below it results, pages and acts. */
export default function CommandDialog({ isOpen, onOpenChange, ...rest }: CommandDialogProps) {
  return (
    <ModalOverlay
      isDismissable
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      className="fixed inset-x-0 top-0 z-50 flex h-(--visual-viewport-height) items-start justify-center bg-scrim p-4 pt-[min(14vh,7.5rem)] transition-opacity duration-150 data-exiting:opacity-0 max-sm:pt-4 starting:opacity-0"
    >
      <Modal className="max-h-full w-full max-w-150 overflow-hidden rounded-xl bg-surface text-sm text-ink shadow-pop outline-none data-entering:animate-rise">
        <Dialog
          aria-label="Find anything"
          className="flex max-h-[min(34rem,calc(var(--visual-viewport-height)-2rem))] flex-col outline-none"
        >
          {({ close }) => <Palette {...rest} close={close} />}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

function Palette({
  area,
  account,
  pages,
  acts,
  close,
}: Omit<CommandProviderProps, 'children'> & { close: () => void }) {
  const [text, setText] = useState('')
  const [recent] = useState(() => recentPlaces(account))
  const navigate = useNavigate()
  const { found, isLoading, error, retry } = useFound(area, useSettled(text))
  const groups = choicesOf({ text, found, pages, acts, recent })
  const count = groups.reduce((sum, { choices }) => sum + choices.length, 0)

  function choose({ title, act }: CommandChoice) {
    close()
    if (typeof act === 'function') act()
    else {
      rememberPlace(account, { title, href: act })
      void navigate(act)
    }
  }

  const typed = text.trim()
  return (
    <Autocomplete inputValue={text} onInputChange={setText}>
      <CommandField />
      <CommandList groups={groups} text={typed} isLoading={isLoading} onChoose={choose} />
      {count === 0 && !isLoading && !error && (
        <p className="flex items-center justify-center gap-2 px-5 pt-6 pb-8 text-ink-2">
          <SearchX aria-hidden className="size-4.5 text-ink-3" />
          {typed.length < MIN_FIND_CHARS ? 'Type one more letter' : `Nothing found for “${typed}”`}
        </p>
      )}
      {error !== undefined && (
        <div role="alert" className="flex flex-wrap items-center gap-3 border-t border-line px-5 py-3 text-danger">
          <CircleAlert aria-hidden className="size-4.5" />
          <span className="flex-1">The search failed. {failureText(error)}</span>
          <Button variant="outline" size="sm" onPress={retry}>
            Try again
          </Button>
        </div>
      )}
      <footer className="flex items-center gap-4 border-t border-line bg-surface-2 px-4 py-2 text-xs text-ink-3">
        <span aria-hidden className="flex gap-4 pointer-coarse:hidden">
          <span>
            <b className="font-semibold text-ink-2">↑ ↓</b> move
          </span>
          <span>
            <b className="font-semibold text-ink-2">Enter</b> open
          </span>
        </span>
        <span role="status" className="num ml-auto">
          {isLoading ? 'Searching…' : plural(count, ['result', 'results'])}
        </span>
      </footer>
    </Autocomplete>
  )
}
