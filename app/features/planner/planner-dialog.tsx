import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { Button, type ButtonProps } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'

const load = () => import('./planner-modal.tsx')

/** A button and the planner that it opens, which only those who press it fetch. */
export function PlannerDialog({ size = 'lg', variant = 'accent' }: Pick<ButtonProps, 'size' | 'variant'>) {
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>>>()
  const [isOpen, setOpen] = useState(false)
  const [isLoading, setLoading] = useState(false)

  async function open() {
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

  return (
    <>
      {/* Nothing opens without scripts: the button is not offered there. */}
      <Button
        variant={variant}
        size={size}
        isPending={isLoading}
        pendingLabel="Opening the planner"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={open}
        className="noscript:hidden"
      >
        <Sparkles aria-hidden />
        Plan with AI
      </Button>
      {loaded && <loaded.PlannerModal isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  )
}
