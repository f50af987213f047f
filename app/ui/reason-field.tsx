import type { ComponentProps } from 'react'
import { MAX_REASON } from '../../worker/kernel/rules/fields.ts'
import { TextField } from './text-field.tsx'

/** Required reason of a refusal, shown to the other side. */
export const ReasonField = (props: Omit<ComponentProps<typeof TextField>, 'label' | 'multiline' | 'maxLength'>) => (
  <TextField rows={3} {...props} label="Reason" multiline maxLength={MAX_REASON} />
)
