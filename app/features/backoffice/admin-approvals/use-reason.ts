import { useState } from 'react'
import * as v from 'valibot'
import { Rejection } from '../../../../worker/booking/rules/campaigns/decision.ts'
import { useKeptText } from '../../../kit/session/use-kept-text.ts'

type Problems = Readonly<Record<string, string>>

export const NO_PROBLEMS: Problems = {}

/** The reason of a rejection, kept by approval until it is sent. It may be empty. @param refused what the server says of it */
export function useReason(approval: string, refused: Problems) {
  const [reason, setReason] = useKeptText(`reject-${approval}`)
  const [problems, setProblems] = useState(NO_PROBLEMS)
  return {
    reason,
    /** Props of the field. */
    field: {
      fields: 'reason' in problems ? problems : refused,
      value: reason,
      onChange(text: string) {
        setReason(text)
        setProblems(NO_PROBLEMS)
      },
    },
    /** @returns whether it can be sent */
    judge(): boolean {
      const { issues } = v.safeParse(Rejection.entries.reason, reason)
      setProblems(issues ? { reason: issues[0].message } : NO_PROBLEMS)
      return !issues
    },
    forget: () => setReason(''),
  }
}
