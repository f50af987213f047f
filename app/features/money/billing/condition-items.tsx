import type { ReactNode } from 'react'
import type { Condition } from '../../../../worker/organisations/rules/billing/conditions.ts'
import { NEEDED_BEFORE } from '../../../../worker/organisations/rules/billing/party.ts'
import type { CheckItem } from '../../../ui/checklist.tsx'
import { LinkButton } from '../../../ui/link.tsx'

interface Ways {
  /** Path to return to. */
  from: string
  /** Button that mails the confirmation link again. */
  resend: ReactNode
}

/** Conditions of an act as checklist items, each with the control that meets it. */
export const conditionItems = (conditions: readonly Condition[], { from, resend }: Ways): CheckItem[] =>
  conditions.map((condition) =>
    condition.id === 'email'
      ? {
          id: 'email',
          title: condition.isMet ? 'Email confirmed' : 'Confirm your email',
          text: 'Open the link in our mail. It leads back here.',
          isDone: condition.isMet,
          act: resend,
        }
      : {
          id: 'billing',
          title: condition.isMet ? 'Billing details complete' : 'Billing details',
          text: `${NEEDED_BEFORE[condition.side]}: ${condition.missing.join(', ')}.`,
          isDone: condition.isMet,
          act: (
            <LinkButton to={`/dashboard/billing?${new URLSearchParams({ next: from })}`} variant="outline" size="sm">
              Enter billing details
            </LinkButton>
          ),
        },
  )
