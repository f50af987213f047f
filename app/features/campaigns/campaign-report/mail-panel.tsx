import { type CivilDate, formatDate } from '../../../../worker/kernel/rules/dates.ts'
import type { ReportMail } from '../../../../worker/money/reports/report-mail.server.ts'
import { useMutation } from '../../../kit/mutation/use-mutation.ts'
import { Panel } from '../../../ui/panel.tsx'
import { RefusalLine } from '../../../ui/refusal-line.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { setReportMail } from './reports.queries.ts'

interface MailPanelProps {
  campaign: string
  mail: ReportMail
  /** Email of the account, the only recipient. */
  email: string
  isClosed: boolean
  today: CivilDate
}

/** Switch for the weekly report by mail. */
export function MailPanel({ campaign, mail, email, isClosed, today }: MailPanelProps) {
  const { run, isPending, refusal } = useMutation((isOn: boolean) => setReportMail(campaign, isOn), {
    conflict: 'Not saved',
    done: (_, isOn) => (isOn ? 'The report comes every Monday' : 'No more reports by mail'),
  })
  return (
    <Panel title="By mail" id="mail">
      <div className="p-4">
        {isClosed && !mail.isOn ? (
          <p className="text-sm text-ink-2">
            The campaign has ended and is fully proven. The report no longer changes.
          </p>
        ) : (
          <Switch
            isSelected={mail.isOn}
            isDisabled={isPending}
            onChange={run}
            description={
              mail.isOn
                ? `The next one goes to ${email} on ${formatDate(mail.next, today)}. It stops when the campaign has ended and is fully proven.`
                : `To ${email}, from 08:00. It stops when the campaign has ended and is fully proven.`
            }
          >
            Mail me this report every Monday
          </Switch>
        )}
        <RefusalLine text={refusal?.whole ?? null} />
      </div>
    </Panel>
  )
}
