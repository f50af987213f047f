import { ChevronDown, ChevronUp } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { CampaignLine } from '../../../worker/booking/rules/campaigns/campaign.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { linePath } from './line-path.ts'

interface LineStepsProps {
  lines: readonly CampaignLine[]
  line: CampaignLine
}

// In a field, Alt with an arrow moves the caret; in a dialog over the line it does nothing here.
const ELSEWHERE = 'input, textarea, select, [contenteditable], [role=alertdialog]'

type Step = 'previous' | 'next'

/** Previous and next line, by buttons and by Alt with the arrow keys. The pressed button keeps the focus. */
export function LineSteps({ lines, line }: LineStepsProps) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const at = lines.findIndex(({ id }) => id === line.id)
  const [previous, next] = [lines[at - 1], lines[at + 1]]

  const go = (to: CampaignLine | undefined, step: Step) => {
    if (to) navigate(linePath(to), { replace: true, preventScrollReset: true, state: { step } })
  }

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
      if (event.target instanceof Element && event.target.closest(ELSEWHERE)) return
      event.preventDefault()
      if (event.key === 'ArrowUp') go(previous, 'previous')
      else go(next, 'next')
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })

  if (lines.length < 2) return null
  return (
    <>
      <IconButton
        aria-label="Previous line"
        aria-keyshortcuts="Alt+ArrowUp"
        size="md"
        autoFocus={state?.step === 'previous' && previous !== undefined}
        whyNot={previous === undefined && 'This is the first line.'}
        onPress={() => go(previous, 'previous')}
      >
        <ChevronUp aria-hidden />
      </IconButton>
      <IconButton
        aria-label="Next line"
        aria-keyshortcuts="Alt+ArrowDown"
        size="md"
        autoFocus={state?.step === 'next' && next !== undefined}
        whyNot={next === undefined && 'This is the last line.'}
        onPress={() => go(next, 'next')}
      >
        <ChevronDown aria-hidden />
      </IconButton>
    </>
  )
}
