import { Trash2 } from 'lucide-react'
import type { ReportHead } from '../../../../worker/money/reports/logo.server.ts'
import { privatePicturePath } from '../../../../worker/uploads/rules/upload.ts'
import { useActs } from '../../../kit/mutation/use-mutation.ts'
import { FileDrop } from '../../../kit/uploads/file-drop.tsx'
import { UploadList } from '../../../kit/uploads/upload-list.tsx'
import { useUploads } from '../../../kit/uploads/use-uploads.ts'
import { Button } from '../../../ui/button.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { RefusalLine } from '../../../ui/refusal-line.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { removeLogo, setLogo } from './reports.queries.ts'

interface LogoPanelProps {
  /** Name and logo; null while billing details are missing. */
  head: ReportHead | null
  /** Id of the account, for its uploads. */
  user: string
  isUsed: boolean
  onUse: (isUsed: boolean) => void
}

/** Settings of the name and logo on the PDF. */
export function LogoPanel({ head, user, isUsed, onUse }: LogoPanelProps) {
  return (
    <Panel title="Head of the PDF">
      <div className="p-4">
        {head ? (
          <OwnHead head={head} user={user} isUsed={isUsed} onUse={onUse} />
        ) : (
          <p className="text-sm text-ink-2">
            The PDF has our name and mark. To put your own name and logo there,{' '}
            <TextLink to="/dashboard/billing">fill in your billing details</TextLink> first.
          </p>
        )}
      </div>
    </Panel>
  )
}

function OwnHead({ head, user, isUsed, onUse }: LogoPanelProps & { head: ReportHead }) {
  const { run, isPending, pending, refusal } = useActs({ conflict: 'Not saved' })
  const uploads = useUploads({
    purpose: 'logo',
    subject: user,
    onDone: ({ key }) => run({ send: () => setLogo(key), done: 'Logo saved', onDone: () => onUse(true) }),
  })
  return (
    <div className="grid gap-4">
      {head.logo && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <img
            src={privatePicturePath(head.logo, 320)}
            alt={`Logo of ${head.name}`}
            className="h-12 max-w-40 rounded-sm bg-white object-contain p-1 ring-1 ring-line"
          />
          <Switch isSelected={isUsed} onChange={onUse} className="min-w-48 flex-1">
            Use our logo
          </Switch>
          <Button
            variant="ghost"
            size="sm"
            isPending={pending === 'remove'}
            onPress={() => run({ name: 'remove', send: removeLogo, done: 'Logo removed' })}
          >
            <Trash2 aria-hidden />
            Remove the logo
          </Button>
        </div>
      )}
      <p className="text-sm text-ink-2">
        {head.logo && isUsed
          ? `The PDF has your logo and the name ${head.name}.`
          : 'The PDF has our logo. Add your logo to replace ours.'}
      </p>
      <FileDrop
        purpose="logo"
        title={head.logo ? 'Drop another logo here' : 'Drop your logo here'}
        isMultiple={false}
        isDisabled={uploads.isBusy || isPending}
        onFiles={uploads.add}
      />
      <UploadList uploads={{ ...uploads, items: uploads.items.filter(({ state }) => state !== 'done') }} />
      <RefusalLine text={refusal?.whole ?? null} />
    </div>
  )
}
