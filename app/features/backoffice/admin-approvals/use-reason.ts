import * as v from 'valibot'
import { Rejection } from '../../../../worker/booking/rules/campaigns/decision.ts'
import { useForm } from '../../../kit/form/use-form.ts'

/** Field for the reason of a rejection, stored by approval until it is sent. It may be empty. */
export const useReason = (approval: string) =>
  useForm({
    schema: v.pick(Rejection, ['reason']),
    input: ({ reason = '' }) => ({ reason }),
    keep: `reject-${approval}`,
  })
