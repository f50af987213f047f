import { useState } from 'react'
import { formatInstant } from '../../../worker/kernel/rules/dates.ts'
import { plural } from '../../../worker/kernel/rules/text/plural.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, Modal } from '../../ui/dialog.tsx'
import { diffVersions, type PlanVersion } from './client/plan-versions.ts'
import { people, roundMoney } from './plan/plan-formats.ts'

interface VersionsDrawerProps {
  versions: readonly PlanVersion[]
  /** Version on the page. */
  shown: PlanVersion | null
  isBusy: boolean
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onAsk: (text: string) => void
}

/** Plans of the conversation, the newest first. An earlier one is restored by a message, as in the chat. */
export function VersionsDrawer({ versions, shown, isBusy, isOpen, onOpenChange, onAsk }: VersionsDrawerProps) {
  return (
    <Modal size="side" isOpen={isOpen} onOpenChange={onOpenChange}>
      <Dialog
        title="Versions"
        footer={
          <p className="w-full text-xs text-ink-3">
            Undo goes one version back; “version 2” in the chat goes to that one. Every version keeps its number.
          </p>
        }
      >
        <ol reversed className="-m-2 grid gap-1">
          {versions.toReversed().map((version) => (
            <li key={version.number}>
              <VersionRow version={version} current={shown === version ? null : shown} isBusy={isBusy} onAsk={onAsk} />
            </li>
          ))}
        </ol>
      </Dialog>
    </Modal>
  )
}

interface VersionRowProps {
  version: PlanVersion
  /** Version on the page; null when this is the same. */
  current: PlanVersion | null
  isBusy: boolean
  onAsk: (text: string) => void
}

const titleOf = ({ number, changes, asked }: PlanVersion): string =>
  number === 1 ? 'First plan' : (changes[0] ?? (asked || 'Another plan'))

function VersionRow({ version, current, isBusy, onAsk }: VersionRowProps) {
  const [isCompared, setCompared] = useState(false)
  const { number, at, asked, changes, payable, reach, k, lines } = version
  const clock = /\d{1,2}:\d{2}(?: ?[ap]m)?/i.exec(formatInstant(new Date(at)))?.[0] ?? ''
  return (
    <article
      aria-current={current === null ? 'true' : undefined}
      className="flex gap-3 rounded-lg p-3 aria-[current]:bg-select"
    >
      <span
        aria-hidden
        className={`num grid size-7 shrink-0 place-items-center rounded-full text-xs font-bold ${current === null ? 'bg-brand text-on-brand' : 'bg-surface-3'}`}
      >
        {number}
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex justify-between gap-3">
          <b className="min-w-0 wrap-anywhere">
            <span className="sr-only">Version {number}: </span>
            {titleOf(version)}
          </b>
          <span className="num shrink-0 text-xs text-ink-3">{clock}</span>
        </p>
        <p className="mt-0.5 text-xs wrap-anywhere text-ink-2">
          {[...changes.slice(1), number === 1 || changes.length > 0 ? `“${asked}”` : ''].filter(Boolean).join('. ')}
        </p>
        <p className="num mt-0.5 text-xs text-ink-2">
          <b className="text-ink">{roundMoney(payable)}</b> · {people(reach)}, {k}+ ·{' '}
          {plural(lines.length, ['line', 'lines'])}
        </p>
        {current && (
          <div className="mt-2 flex flex-wrap gap-2">
            <Button
              variant="outline"
              size="sm"
              isDisabled={isBusy}
              onPress={() => onAsk(`Go back to version ${number}`)}
            >
              Go back to this
              <span className="sr-only">: version {number}</span>
            </Button>
            <Button variant="ghost" size="sm" aria-expanded={isCompared} onPress={() => setCompared(!isCompared)}>
              Compare
              <span className="sr-only"> version {number} with the one on the page</span>
            </Button>
          </div>
        )}
        {isCompared && current && <Diff from={current} to={version} />}
      </div>
    </article>
  )
}

const signed = (value: number, text: (value: number) => string): string =>
  value === 0 ? 'the same' : `${value > 0 ? '+' : '−'}${text(Math.abs(value))}`

/** Changes that restoring the version would make. */
function Diff({ from, to }: { from: PlanVersion; to: PlanVersion }) {
  const { payable, reach, added, gone, changed } = diffVersions(from, to)
  const parts = [
    {
      name: 'Comes back',
      tone: 'text-success-ink',
      sign: '+',
      lines: added.map(({ title, amount }) => `${title}, ${roundMoney(amount)}`),
    },
    {
      name: 'Goes',
      tone: 'text-danger',
      sign: '−',
      lines: gone.map(({ title, amount }) => `${title}, ${roundMoney(amount)}`),
    },
    {
      name: 'Changes',
      tone: 'text-ink',
      sign: '~',
      lines: changed.map(({ title, before, after }) => `${title}: ${after} instead of ${before}`),
    },
  ].filter(({ lines }) => lines.length > 0)
  return (
    <div className="mt-2 rounded-md border border-line bg-surface p-3 text-xs">
      <p className="num">
        Cost {signed(payable, roundMoney)}, people {signed(reach, people)}
      </p>
      {parts.length === 0 && <p className="mt-1 text-ink-2">The lines are the same.</p>}
      {parts.map(({ name, tone, sign, lines }) => (
        <div key={name} className="mt-2">
          <p className="font-semibold">{name}</p>
          <ul className="mt-0.5 grid gap-0.5">
            {lines.map((line) => (
              <li key={line} className={`num flex gap-2 wrap-anywhere ${tone}`}>
                <span aria-hidden>{sign}</span>
                <span className="min-w-0">{line}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
