import { type CivilDate, civilDate, formatDate } from '../../../../worker/kernel/rules/dates.ts'
import type { ListedDocument } from '../../../../worker/money/documents/documents.server.ts'
import { DOCUMENT_LABELS } from '../../../../worker/money/rules/documents/document.ts'
import { exactMoney } from '../../../../worker/money/rules/documents/parts.ts'
import { TextLink } from '../../../ui/link.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { documentPath } from './document-path.ts'

/** Documents, each with a link to its page; nothing for an empty list. */
export function DocumentList({ documents, today }: { documents: readonly ListedDocument[]; today: CivilDate }) {
  if (documents.length === 0) return null
  return (
    <Panel title="Documents" note={String(documents.length)}>
      <ul className="divide-y divide-line">
        {documents.map(({ id, kind, number, payable, asked, isClosed, at }) => (
          <li
            key={id}
            className="num flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 px-4 py-3 text-sm"
          >
            <span className="min-w-0">
              <TextLink to={documentPath(id)} className="font-semibold wrap-anywhere">
                {DOCUMENT_LABELS[kind]} {number}
              </TextLink>
              <span className="block text-xs text-ink-3">
                {formatDate(civilDate(new Date(at)), today)}
                {isClosed && ', replaced'}
              </span>
            </span>
            <b>{exactMoney(asked ?? payable)}</b>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
