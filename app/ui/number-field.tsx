import { Minus, Plus } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { composeRenderProps } from 'react-aria-components/composeRenderProps'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components/NumberField'
import { FieldLabel, FieldNotes, type FieldTexts } from './field-parts.tsx'
import { fieldGroupStyles } from './field-styles.ts'
import { variants } from './variants.ts'

const numberFieldStyles = variants({
  slots: {
    box: 'block min-w-0',
    step: [
      'grid w-11 shrink-0 place-items-center text-ink-2 transition-colors duration-150 hover:bg-surface-2 hover:text-ink',
      'active:bg-surface-3 disabled:cursor-not-allowed disabled:text-line-strong [&_svg]:size-4 [&_svg]:stroke-2',
    ],
  },
})

interface NumberFieldProps extends Omit<AriaNumberFieldProps, 'children'>, FieldTexts {}

/** A count with steps, or an amount with `formatOptions`. Stops at `minValue` and `maxValue`. */
export function NumberField({ label, description, errorMessage, isOptional, className, ...props }: NumberFieldProps) {
  const styles = numberFieldStyles()
  return (
    <AriaNumberField {...props} className={composeRenderProps(className, (className) => styles.box({ className }))}>
      <FieldLabel label={label} isOptional={isOptional} />
      <Group className={fieldGroupStyles()}>
        <Button slot="decrement" className={styles.step({ className: 'border-r border-line' })}>
          <Minus aria-hidden />
        </Button>
        <Input className="num min-w-0 flex-1 bg-transparent px-2 text-center outline-none" />
        <Button slot="increment" className={styles.step({ className: 'border-l border-line' })}>
          <Plus aria-hidden />
        </Button>
      </Group>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </AriaNumberField>
  )
}
