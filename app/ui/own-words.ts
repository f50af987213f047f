import type { FieldErrorRenderProps } from 'react-aria-components/FieldError'
import * as v from 'valibot'

/**
 * Error message of a field that the browser validates. The browser marks the field and the API's own rule gives the
 * message, so that each mistake has one wording.
 */
export const ownWords =
  (rule: v.GenericSchema, value: string) =>
  ({ validationErrors }: Pick<FieldErrorRenderProps, 'validationErrors'>): string =>
    v.safeParse(rule, value).issues?.[0].message ?? validationErrors.join(' ')
