import { Keyboard, KeyboardOff } from 'lucide-react'
import { createContext, lazy, type ReactNode, Suspense, useContext, useEffect, useState } from 'react'
import { isSingleKey, setSingleKeys, useSingleKeys } from '../../../ui/single-keys.ts'
import type { FindArea } from './command.queries.ts'
import type { CommandAct, CommandPage } from './command.ts'

const CommandDialog = lazy(() => import('./command-dialog.tsx'))

const CommandContext = createContext<() => void>(() => {})

/** Opens the command palette of the area. */
export const useOpenCommand = () => useContext(CommandContext)

export interface CommandProviderProps {
  area: FindArea
  /** Id of the account, to which the recent places belong. */
  account: string
  /** Pages that the account may open. */
  pages: readonly CommandPage[]
  /** Acts that the account has a right to. */
  acts: readonly CommandAct[]
  children: ReactNode
}

/** Command palette of a signed-in area: Ctrl K or ⌘K opens it anywhere, a slash outside of text fields. */
export function CommandProvider({ children, acts, ...rest }: CommandProviderProps) {
  const [isOpen, setOpen] = useState(false)
  // Its code is loaded when it first opens, and it stays mounted for the closing animation.
  const [isWanted, setWanted] = useState(false)
  const keysAct = useSingleKeys()
  const keysTurn: CommandAct = {
    title: keysAct ? 'Turn off shortcuts of one key' : 'Turn on shortcuts of one key',
    icon: keysAct ? KeyboardOff : Keyboard,
    run: () => setSingleKeys(!keysAct),
  }
  function open() {
    setWanted(true)
    setOpen(true)
  }

  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { key, metaKey, ctrlKey, altKey, shiftKey } = event
      const isShortcut = key.toLowerCase() === 'k' && metaKey !== ctrlKey && !altKey && !shiftKey
      const isSlash = key === '/' && isSingleKey(event)
      if (event.defaultPrevented || (!isShortcut && !isSlash)) return
      event.preventDefault()
      setWanted(true)
      setOpen((wasOpen) => isSlash || !wasOpen)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])

  return (
    <CommandContext value={open}>
      {children}
      {isWanted && (
        <Suspense>
          <CommandDialog {...rest} acts={[...acts, keysTurn]} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </CommandContext>
  )
}
