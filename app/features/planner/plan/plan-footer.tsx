import { Download, FileSpreadsheet, FileText, Link2, Printer } from 'lucide-react'
import { useState } from 'react'
import type { Plan } from '../../../../worker/domain/plan/plan.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { download } from '../../../ui/download.ts'
import { TextLink } from '../../../ui/link.tsx'
import { Menu, MenuItem, MenuTrigger } from '../../../ui/menu.tsx'
import { toast } from '../../../ui/toast.tsx'
import { EstimateButton } from '../../estimates/estimate-button.tsx'
import { CampaignButton } from './campaign-button.tsx'
import { exactMoney, type PlanPart, roundMoney, spent } from './plan-formats.ts'
import { PartsBar } from './plan-header.tsx'
import { createSaver, type PlanSource, saveFailure } from './plan-save.ts'

interface PlanFooterProps {
  plan: Plan
  parts: readonly PlanPart[]
  source: PlanSource
  isBusy: boolean
  onEnquire: () => void
}

const FORMATS = { csv: 'CSV', xlsx: 'Excel (XLSX)', print: 'Page to print' } as const
const ICONS = { csv: FileText, xlsx: FileSpreadsheet, print: Printer } as const
type Format = keyof typeof FORMATS

/** Copies a text; false where the browser refuses, and the page shows the text with a button of its own. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** What the plan comes to and what can be done with it; stays in sight while the plan is read. */
export function PlanFooter({ plan, parts, source, isBusy, onEnquire }: PlanFooterProps) {
  const [save] = useState(() => createSaver())
  const [saving, setSaving] = useState<'share' | 'export' | null>(null)
  /** The shared plan's address, and what it was made from: another plan has another. */
  const [link, setLink] = useState<{ url: string; key: string; isCopied: boolean } | null>(null)
  const key = JSON.stringify(source)
  const { amount, basis } = spent(plan)

  async function saved(why: 'share' | 'export', then: (path: string) => void | Promise<void>, otherwise?: () => void) {
    setSaving(why)
    try {
      await then((await save(source)).path)
    } catch (error) {
      otherwise?.()
      toast({ tone: 'danger', title: 'The plan could not be saved', description: saveFailure(error) })
    } finally {
      setSaving(null)
    }
  }

  function exportAs(format: Format) {
    if (format !== 'print') return saved('export', (path) => download(`/api${path}.${format}`))
    // Opened at once: a browser takes a tab that opens later for an advertisement.
    const tab = window.open('', '_blank')
    return saved(
      'export',
      (path) => (tab ? tab.location.assign(path) : location.assign(path)),
      () => tab?.close(),
    )
  }

  const share = () =>
    saved('share', async (path) => {
      const url = new URL(path, location.href).href
      const isCopied = await copy(url)
      setLink({ url, key, isCopied })
    })

  return (
    <footer className="sticky bottom-0 z-2 border-t border-line bg-bg px-4 py-3 @lg:px-6 print:hidden">
      <PartsBar parts={parts} />
      <div className="mt-2.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5">
        <p className="num min-w-0 text-sm text-ink-2">
          <b className="text-base text-ink">{exactMoney(amount)}</b> of {roundMoney(plan.totals.budget)}, {basis}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="outline"
            isDisabled={isBusy}
            isPending={saving === 'share'}
            pendingLabel="Saving the plan"
            onPress={share}
          >
            <Link2 aria-hidden />
            Share
          </Button>
          <MenuTrigger>
            <Button
              variant="outline"
              isDisabled={isBusy}
              isPending={saving === 'export'}
              pendingLabel="Saving the plan"
            >
              <Download aria-hidden />
              Export
            </Button>
            <Menu aria-label="Export the plan" onAction={(format) => exportAs(format as Format)}>
              {Object.entries(FORMATS).map(([format, label]) => (
                <MenuItem key={format} id={format} icon={ICONS[format as Format]}>
                  {label}
                </MenuItem>
              ))}
            </Menu>
          </MenuTrigger>
          <EstimateButton source={async () => ({ kind: 'plan', id: (await save(source)).id })} isDisabled={isBusy} />
          <CampaignButton planId={async () => (await save(source)).id} isDisabled={isBusy} />
          <Button variant="accent" isDisabled={isBusy} onPress={onEnquire}>
            Send enquiry
          </Button>
        </div>
      </div>
      <div aria-live="polite">
        {link?.key === key && (
          <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <span>{link.isCopied ? 'Link copied. Whoever has it can read the plan:' : 'Link to this plan:'}</span>
            <TextLink to={link.url} newTab className="min-w-0 flex-1 basis-48 truncate">
              {link.url}
            </TextLink>
            <CopyButton variant="outline" size="sm" text={link.url}>
              Copy link
            </CopyButton>
          </p>
        )}
      </div>
    </footer>
  )
}
