import type { FieldErrorRenderProps } from 'react-aria-components/FieldError'
import * as v from 'valibot'

/**
 * The error message of a field that the browser validates: it marks the field, the API's own rule says why, so that one
 * mistake has one wording everywhere.
 */
export const ownWords =
  (rule: v.GenericSchema, value: string) =>
  ({ validationErrors }: Pick<FieldErrorRenderProps, 'validationErrors'>): string =>
    v.safeParse(rule, value).issues?.[0].message ?? validationErrors.join(' ')
