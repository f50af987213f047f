import type { ReactNode } from 'react'
import { composeRenderProps } from 'react-aria-components/composeRenderProps'
import { SwitchButton, SwitchField, type SwitchFieldProps } from 'react-aria-components/Switch'
import { FieldNotes } from './field-parts.tsx'
import { variants } from './variants.ts'

const switchStyles = variants({
  slots: {
    box: 'block min-w-0',
    button: [
      'group flex items-center justify-between gap-6 rounded-xs text-sm font-semibold pointer-coarse:min-h-11',
      'data-disabled:text-ink-3',
    ],
    track: [
      'inline-flex h-6 w-10 shrink-0 items-center rounded-full bg-line-field p-0.5 transition-colors duration-150',
      'group-data-selected:bg-brand group-data-disabled:bg-surface-3',
    ],
    thumb:
      'size-5 rounded-full bg-surface transition-transform duration-150 group-data-selected:translate-x-4 forced-colors:border',
  },
})

interface SwitchProps extends Omit<SwitchFieldProps, 'children'> {
  children: ReactNode
  description?: ReactNode
}

/** A setting that takes effect at once. For a value that is sent with a form, use `Checkbox`. */
export function Switch({ children, description, className, ...props }: SwitchProps) {
  const styles = switchStyles()
  return (
    <SwitchField {...props} className={composeRenderProps(className, (className) => styles.box({ className }))}>
      <SwitchButton className={styles.button()}>
        <span className="min-w-0">{children}</span>
        <span className={styles.track()}>
          <span className={styles.thumb()} />
        </span>
      </SwitchButton>
      <FieldNotes description={description} />
    </SwitchField>
  )
}
