import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from './confirm-dialog.tsx'

interface UnsavedChangesProps {
  isChanged: boolean
  onDiscard?: () => void
  /** Consequence of leaving. */
  children: string
}

/** Asks for confirmation before a page with unsaved changes is left. */
export function UnsavedChanges({ isChanged, onDiscard, children }: UnsavedChangesProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isChanged && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    if (!isChanged) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isChanged])

  return (
    <ConfirmDialog
      title="Leave without saving?"
      confirm="Discard changes"
      cancel="Stay here"
      isOpen={blocker.state === 'blocked'}
      onOpenChange={(isOpen) => {
        if (!isOpen && blocker.state === 'blocked') blocker.reset()
      }}
      onConfirm={() => {
        onDiscard?.()
        blocker.proceed?.()
      }}
    >
      {children}
    </ConfirmDialog>
  )
}
