import { Download } from 'lucide-react'
import { FileDrop } from '../../../kit/uploads/file-drop.tsx'
import { UploadList } from '../../../kit/uploads/upload-list.tsx'
import { useUploads } from '../../../kit/uploads/use-uploads.ts'
import { LinkButton } from '../../../ui/link.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { exportPath, templatePath } from './import.queries.ts'

interface Medium {
  id: string
  name: string
  listings: number
}

interface ChooseFileProps {
  owner: string
  media: readonly Medium[]
  category: string
  onCategory: (category: string) => void
  onSent: (key: string) => void
  isBusy: boolean
}

/** First step: the medium, its template, and the file. */
export function ChooseFile({ owner, media, category, onCategory, onSent, isBusy }: ChooseFileProps) {
  const uploads = useUploads({ purpose: 'import', subject: owner, onDone: ({ key }) => onSent(key) })
  // Another medium restarts this step, which would stop an upload that is running or waits for the connection.
  const isSending = uploads.items.some(({ state, canRetry }) => state === 'waiting' || state === 'sending' || canRetry)
  const medium = media.find(({ id }) => id === category)
  return (
    <div className="grid gap-6">
      <section className="rounded-lg border border-line bg-surface p-5" aria-labelledby="import-medium">
        <h2 id="import-medium" className="text-base">
          Medium
        </h2>
        <div className="mt-4 flex flex-wrap items-end gap-4">
          <NativeSelect
            label="Medium"
            value={category}
            disabled={isBusy || isSending}
            onChange={({ target }) => onCategory(target.value)}
            options={media.map(({ id, name }) => ({ value: id, label: name }))}
            className="w-full sm:w-64"
          />
          <LinkButton to={templatePath(category, 'xlsx')} variant="outline" reloadDocument download>
            <Download aria-hidden />
            Template, XLSX
          </LinkButton>
          <LinkButton to={templatePath(category, 'csv')} variant="outline" reloadDocument download>
            <Download aria-hidden />
            Template, CSV
          </LinkButton>
        </div>
        <p className="mt-3 text-sm text-ink-2">
          The template has the columns of this medium with an example, and in XLSX a description of each. Your own file
          works as well: columns are matched by name.
        </p>
      </section>
      <FileDrop
        purpose="import"
        title="Drop your file here"
        hint="At most 20,000 rows."
        isMultiple={false}
        isDisabled={isBusy || uploads.isBusy}
        onFiles={uploads.add}
      />
      <UploadList uploads={uploads} />
      <section aria-labelledby="export-heading">
        <h2 id="export-heading" className="text-base">
          Export
        </h2>
        <p className="mt-1 text-sm text-ink-2">Your listings in the same columns, to edit and import again.</p>
        <div className="mt-3 flex flex-wrap gap-2.5">
          <LinkButton to={exportPath(owner, 'xlsx')} variant="outline" size="sm" reloadDocument download>
            <Download aria-hidden />
            All media, XLSX
          </LinkButton>
          {medium !== undefined && medium.listings > 0 && (
            <LinkButton to={exportPath(owner, 'csv', medium.id)} variant="outline" size="sm" reloadDocument download>
              <Download aria-hidden />
              {medium.name}, CSV
            </LinkButton>
          )}
        </div>
      </section>
    </div>
  )
}
