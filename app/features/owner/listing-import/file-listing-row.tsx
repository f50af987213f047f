import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import type { FileListing } from '../../../../worker/supply/rules/imports/import.ts'
import type { Outcome } from '../../../../worker/supply/rules/imports/validate-record.ts'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import type { EditedCell } from './edit-cell.tsx'

const WORDS: Record<Outcome, { label: string; tone: Tone }> = {
  new: { label: 'New', tone: 'success' },
  changed: { label: 'Changed', tone: 'info' },
  same: { label: 'Unchanged', tone: 'neutral' },
  error: { label: 'Fix needed', tone: 'danger' },
}

interface FileListingRowProps {
  listing: FileListing
  isBusy: boolean
  onFix: (cell: Pick<EditedCell, 'row' | 'column'>, value: string) => void
  onEdit: (cell: EditedCell) => void
}

const LINK =
  'min-h-6 shrink-0 rounded-xs text-sm font-semibold text-link hover:text-link-hover pointer-coarse:min-h-11 disabled:text-ink-3'

/** Listing of the file: its result, changes and errors. */
export function FileListingRow({ listing, isBusy, onFix, onEdit }: FileListingRowProps) {
  const { row, rows, marks, title, place, outcome, changes, notes } = listing
  const isCheck = outcome !== 'error' && notes.length > 0
  const { label, tone } = isCheck ? { label: 'Check', tone: 'warn' as const } : WORDS[outcome]
  return (
    <li
      className={`grid gap-x-5 gap-y-2 p-4 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] ${outcome === 'error' ? 'bg-danger-soft/40' : ''}`}
    >
      <div className="flex min-w-0 items-start justify-between gap-3 md:justify-start">
        <p className="min-w-0 text-sm wrap-anywhere">
          <span className="num mr-2 text-ink-3">Row {row}</span>
          <b>{title || 'No title'}</b>
          <span className="block text-xs text-ink-3">
            {[marks, place, rows > 1 ? plural(rows, ['row', 'rows']) : null].filter(Boolean).join(' · ')}
          </span>
        </p>
        <span className="md:hidden">
          <Badge tone={tone}>{label}</Badge>
        </span>
      </div>
      <div className="flex min-w-0 items-start gap-4">
        <span className="w-26 shrink-0 max-md:hidden">
          <Badge tone={tone}>{label}</Badge>
        </span>
        <ul className="grid min-w-0 flex-1 gap-1.5 text-sm">
          {changes.map(({ heading, from, to }) => (
            <li key={heading} className="wrap-anywhere text-ink-2">
              {heading}: <s className="text-ink-3">{from || 'empty'}</s> <span className="sr-only">becomes</span>
              <span aria-hidden>→</span> <b className="text-ink">{to || 'empty'}</b>
            </li>
          ))}
          {notes.map((note) => (
            <Note
              key={`${note.row}:${note.heading}:${note.message}`}
              note={note}
              isOne={rows === 1}
              isBusy={isBusy}
              onFix={onFix}
              onEdit={onEdit}
            />
          ))}
        </ul>
      </div>
    </li>
  )
}

interface NoteProps extends Omit<FileListingRowProps, 'listing'> {
  note: FileListing['notes'][number]
  isOne: boolean
}

function Note({ note, isOne, isBusy, onFix, onEdit }: NoteProps) {
  const { row, column, heading, message, suggestion, cell, isError } = note
  const box = isError ? 'bg-danger-soft text-danger-ink ring-danger-fill' : 'bg-warn-soft text-warn-ink ring-warn-dot'
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <span className="min-w-0 wrap-anywhere text-ink-2">
        {!isOne && `Row ${row}, `}
        {heading !== '' && <b>{heading}: </b>}
        {column !== null && (
          <span className={`mr-1.5 inline-block rounded-xs px-1.5 ring-1 ${box}`}>{cell || 'empty'}</span>
        )}
        {message}
      </span>
      {column !== null && suggestion !== undefined && (
        <button type="button" className={LINK} disabled={isBusy} onClick={() => onFix({ row, column }, suggestion)}>
          Use {suggestion}
        </button>
      )}
      {column !== null && isError && (
        <button
          type="button"
          className={LINK}
          disabled={isBusy}
          aria-label={`Edit ${heading} of row ${row}`}
          onClick={() => onEdit({ row, column, heading, value: cell, message })}
        >
          Edit
        </button>
      )}
    </li>
  )
}
