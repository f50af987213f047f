import { LoaderCircle, Sparkles } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { type ButtonLook, buttonStyles } from '../../ui/button-styles.ts'
import { toast } from '../../ui/toast.tsx'

const load = () => import('./planner-modal.tsx')

/**
 * Button that loads and opens the planner. A native button: the one of the design system would add its library to
 * every page of the catalogue.
 */
export function PlannerDialog({ size = 'lg', variant = 'accent' }: Omit<ButtonLook, 'className'>) {
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>>>()
  const [isOpen, setOpen] = useState(false)
  const [isLoading, setLoading] = useState(false)

  async function open({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    if (isLoading) return
    // Not every browser focuses a clicked button; the focus returns here when the planner is closed.
    currentTarget.focus()
    setLoading(true)
    try {
      setLoaded(await load())
      setOpen(true)
    } catch {
      toast({
        tone: 'danger',
        title: 'The planner could not be opened',
        description: 'Check the network and try again.',
      })
    } finally {
      setLoading(false)
    }
  }

  const Icon = isLoading ? LoaderCircle : Sparkles
  return (
    <>
      {/* Without scripts nothing would open, so the button is hidden. */}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-busy={isLoading || undefined}
        onClick={open}
        className={buttonStyles({ variant, size, className: 'noscript:hidden' })}
      >
        <Icon aria-hidden className={isLoading ? 'animate-spin' : undefined} />
        Plan with AI
      </button>
      {loaded && <loaded.PlannerModal isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  )
}
