import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { Button, type ButtonProps } from '../../ui/button.tsx'
import { Dialog, DialogTrigger, Modal } from '../../ui/dialog.tsx'
import { type Brief, EMPTY_BRIEF } from './brief.ts'
import { BriefForm } from './brief-form.tsx'
import { StartCard } from './start-card.tsx'

/** A button and the planner that it opens. Closed and opened again, the planner is where it was. */
export function PlannerDialog({ size = 'lg' }: Pick<ButtonProps, 'size'>) {
  const [isStarted, setStarted] = useState(false)
  const [brief, setBrief] = useState<Brief>(EMPTY_BRIEF)
  return (
    <DialogTrigger>
      {/* Nothing opens without scripts: the button is not offered there. */}
      <Button variant="accent" size={size} className="noscript:hidden">
        <Sparkles aria-hidden />
        Plan with AI
      </Button>
      <Modal size="form">
        <Dialog title="AI planner">
          {isStarted ? <BriefForm brief={brief} onChange={setBrief} /> : <StartCard onStart={() => setStarted(true)} />}
        </Dialog>
      </Modal>
    </DialogTrigger>
  )
}
