import type { LucideIcon } from 'lucide-react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { TooltipTrigger } from 'react-aria-components/Tooltip'
import { Tooltip } from '../../../../ui/tooltip.tsx'
import { variants } from '../../../../ui/variants.ts'

const toolStyles = variants({
  base: [
    'inline-grid size-8.5 shrink-0 place-items-center rounded-sm text-ink-2 transition-colors duration-150 pointer-coarse:size-11',
    'hover:bg-surface-2 hover:text-ink data-selected:bg-surface-3 data-selected:text-ink disabled:opacity-40 [&_svg]:size-4.5',
  ],
})

interface ToolButtonProps {
  label: string
  icon: LucideIcon
  /** Whether the selection has what the tool makes. */
  isOn?: boolean
  isDisabled?: boolean
  onPress: () => void
}

/** A tool of the editor: its name is shown as a hint. */
export function ToolButton({ label, icon: Icon, isOn = false, isDisabled = false, onPress }: ToolButtonProps) {
  return (
    <TooltipTrigger delay={500}>
      <ToggleButton
        aria-label={label}
        isSelected={isOn}
        isDisabled={isDisabled}
        onPress={onPress}
        className={toolStyles()}
      >
        <Icon aria-hidden strokeWidth={1.75} />
      </ToggleButton>
      <Tooltip>{label}</Tooltip>
    </TooltipTrigger>
  )
}
