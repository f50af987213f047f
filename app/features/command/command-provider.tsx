import { createContext, lazy, type ReactNode, Suspense, useContext, useEffect, useState } from 'react'
import { isTyping } from '../../ui/use-list-keys.ts'
import type { FindArea } from './command.queries.ts'
import type { CommandAct, CommandPage } from './command.ts'

const CommandDialog = lazy(() => import('./command-dialog.tsx'))

const CommandContext = createContext<() => void>(() => {})

/** Opens the command palette of the area. */
export const useOpenCommand = () => useContext(CommandContext)

export interface CommandProviderProps {
  area: FindArea
  /** The id of the account, whose recent places are its own. */
  account: string
  /** Pages that it may open. */
  pages: readonly CommandPage[]
  /** What it may do. */
  acts: readonly CommandAct[]
  children: ReactNode
}

/** The command palette of a signed-in area: Ctrl K or ⌘K opens it anywhere, a slash where nobody types. */
export function CommandProvider({ children, ...rest }: CommandProviderProps) {
  const [isOpen, setOpen] = useState(false)
  // Its code is fetched once it is wanted, and stays for the closing animation.
  const [isWanted, setWanted] = useState(false)
  function open() {
    setWanted(true)
    setOpen(true)
  }

  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { key, metaKey, ctrlKey, altKey, shiftKey, target } = event
      const isShortcut = key.toLowerCase() === 'k' && metaKey !== ctrlKey && !altKey && !shiftKey
      const isSlash = key === '/' && !metaKey && !ctrlKey && !altKey && !isTyping(target)
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
          <CommandDialog {...rest} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </CommandContext>
  )
}
