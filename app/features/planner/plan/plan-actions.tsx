import { Download, FileSpreadsheet, FileText, Link2, Printer } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Dialog, Modal } from '../../../ui/dialog.tsx'
import { download } from '../../../ui/download.ts'
import { TextLink } from '../../../ui/link.tsx'
import { Menu, MenuItem, MenuTrigger } from '../../../ui/menu.tsx'
import { usePlanner } from '../client/planner.store.ts'
import { tellNotice } from '../client/planner-notice.ts'
import { saveFailure, savePlanOnce, sourceOf } from './plan-save.ts'

const FORMATS = { xlsx: 'Excel (XLSX)', csv: 'CSV', print: 'Page to print' } as const
const ICONS = { csv: FileText, xlsx: FileSpreadsheet, print: Printer } as const
type Format = keyof typeof FORMATS

/** Copies a text; false when the browser refuses, and the page shows the text with its own button. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

const LABEL = 'max-md:sr-only'
const SMALL = 'max-md:size-11! max-md:p-0! max-md:border-transparent!'

/** Plan as a link and as files; nothing while there is no plan. */
export function PlanActions() {
  const { planned, edits, pending } = usePlanner()
  const [saving, setSaving] = useState<'share' | 'export' | null>(null)
  const [link, setLink] = useState<{ url: string; isCopied: boolean } | null>(null)
  if (!planned) return null
  const source = sourceOf(planned.messages, edits)
  const isBusy = pending !== null

  async function saved(why: 'share' | 'export', then: (path: string) => void | Promise<void>, otherwise?: () => void) {
    setSaving(why)
    try {
      await then((await savePlanOnce(source)).path)
    } catch (error) {
      otherwise?.()
      tellNotice({ tone: 'danger', title: 'The plan could not be saved', text: saveFailure(error) })
    } finally {
      setSaving(null)
    }
  }

  function exportAs(format: Format) {
    if (format !== 'print') return saved('export', (path) => download(`/api${path}.${format}`))
    // Opened at once: a browser blocks a tab that opens later as a pop-up.
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
      setLink({ url, isCopied: await copy(url) })
    })

  return (
    <>
      <Button
        variant="outline"
        size="sm"
        isDisabled={isBusy}
        isPending={saving === 'share'}
        pendingLabel="Saving the plan"
        onPress={share}
        className={SMALL}
      >
        <Link2 aria-hidden />
        <span className={LABEL}>Share</span>
      </Button>
      <MenuTrigger>
        <Button
          variant="outline"
          size="sm"
          isDisabled={isBusy}
          isPending={saving === 'export'}
          pendingLabel="Saving the plan"
          className={SMALL}
        >
          <Download aria-hidden />
          <span className={LABEL}>Export</span>
        </Button>
        <Menu aria-label="Export the plan" onAction={(format) => exportAs(format as Format)}>
          {Object.entries(FORMATS).map(([format, label]) => (
            <MenuItem key={format} id={format} icon={ICONS[format as Format]}>
              {label}
            </MenuItem>
          ))}
        </Menu>
      </MenuTrigger>
      <Modal size="confirm" isOpen={link !== null} onOpenChange={() => setLink(null)}>
        {link && (
          <Dialog title="Share this plan">
            <p className="text-ink-2">
              {link.isCopied
                ? 'The link is copied. Anyone with it can read the plan as it is now.'
                : 'Anyone with the link can read the plan as it is now.'}
            </p>
            <div className="mt-3 flex items-center gap-3">
              <TextLink to={link.url} newTab className="min-w-0 flex-1 truncate">
                {link.url}
              </TextLink>
              <CopyButton variant="outline" size="sm" text={link.url}>
                Copy link
              </CopyButton>
            </div>
          </Dialog>
        )}
      </Modal>
    </>
  )
}
