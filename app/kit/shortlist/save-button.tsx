import { Bookmark } from 'lucide-react'
import { toast } from '../../ui/toast.tsx'
import { variants } from '../../ui/variants.ts'
import { MAX_SAVED, type Saved, save, unsave, useShortlist } from './shortlist.ts'

const saveButtonStyles = variants({
  base: 'group/save noscript:hidden',
  variants: {
    look: {
      // The disc keeps the white icon visible on a light scene.
      picture:
        'absolute top-1.5 right-1.5 z-1 grid size-11 place-items-center rounded-full text-white before:absolute before:inset-1 before:-z-1 before:rounded-full before:bg-black/30 hover:before:bg-black/50',
      box: 'absolute top-1.5 right-1.5 z-1 grid size-11 place-items-center rounded-full text-ink-3 hover:text-ink',
      line: 'flex h-8.5 items-center gap-1.5 rounded-sm px-3 -my-1 text-sm font-semibold hover:bg-surface-2 pointer-coarse:h-11',
    },
  },
})

interface SaveButtonProps {
  listing: Saved & { title: string }
  /** On a picture, in a box next to a title, or with a label in a row of buttons. */
  look: 'picture' | 'box' | 'line'
}

/** Adds a listing to the shortlist. app/document/shell.js marks saved ones before hydration. */
export function SaveButton({ listing, look }: SaveButtonProps) {
  const isSaved = useShortlist()?.some(({ id }) => id === listing.id) ?? false
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={look === 'line' ? undefined : `Save ${listing.title}`}
      data-save={listing.id}
      suppressHydrationWarning
      onClick={() => (isSaved ? removeSaved(listing) : keep(listing))}
      className={saveButtonStyles({ look })}
    >
      <Bookmark aria-hidden className="size-5 group-aria-pressed/save:fill-current" />
      {look === 'line' && (
        <>
          <span className="group-aria-pressed/save:hidden">Save</span>
          <span className="hidden group-aria-pressed/save:inline">Saved</span>
        </>
      )}
    </button>
  )
}

/** Below this width the shortlist is in the menu, where its count is not visible. */
const NARROW = '(width < 64rem)'

function keep(listing: Saved) {
  if (save(listing)) {
    if (matchMedia(NARROW).matches) {
      toast({
        tone: 'success',
        title: 'Saved to your shortlist',
        action: { label: 'View shortlist', to: '/shortlist' },
      })
    }
    return
  }
  toast({
    tone: 'info',
    title: 'Your shortlist is full',
    description: `It holds ${MAX_SAVED} listings. Remove one first.`,
  })
}

/** Removes a listing from the shortlist; the message can undo it. */
export function removeSaved({ id, category, title }: SaveButtonProps['listing']) {
  const at = unsave(id)
  toast({
    tone: 'info',
    title: 'Removed from your shortlist',
    description: title,
    action: { label: 'Undo', onAction: () => save({ id, category }, at) },
  })
}
