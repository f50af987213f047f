import type { ComponentProps } from 'react'
import { MAX_REASON } from '../../worker/kernel/rules/fields.ts'
import { TextField } from './text-field.tsx'

/** Why something is refused, for the other side to read. */
export const ReasonField = (props: Omit<ComponentProps<typeof TextField>, 'label' | 'multiline' | 'maxLength'>) => (
  <TextField rows={3} {...props} label="Reason" multiline maxLength={MAX_REASON} />
)
