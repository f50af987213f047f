import { Check, CircleAlert, CircleCheck, RotateCcw } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { formatNumber } from '../../../../worker/kernel/rules/money.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import type { Imported, ImportStep, PastImport } from '../../../../worker/supply/rules/imports/import.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link.tsx'
import { Meter } from '../../../ui/meter.tsx'
import { CheckRows } from './check-rows.tsx'
import { ChooseFile } from './choose-file.tsx'
import { FaultyButtons } from './faulty-buttons.tsx'
import { MatchColumns } from './match-columns.tsx'
import { PastImports } from './past-imports.tsx'
import { type Importing, type Stage, useImport } from './use-import.ts'

const STEPS: readonly { stage: Stage; label: string }[] = [
  { stage: 'file', label: 'Upload' },
  { stage: 'match', label: 'Match columns' },
  { stage: 'check', label: 'Check rows' },
  { stage: 'done', label: 'Done' },
]

/** Progress of the import. */
function ImportSteps({ stage }: { stage: Stage }) {
  const now = STEPS.findIndex((step) => step.stage === stage)
  return (
    <ol className="mt-6 grid grid-cols-4 gap-2 text-sm sm:gap-3">
      {STEPS.map(({ stage, label }, index) => (
        <li key={stage} className="min-w-0" aria-current={index === now ? 'step' : undefined}>
          <span className={`block h-1 rounded-full ${index <= now ? 'bg-brand' : 'bg-surface-3'}`} />
          <span
            className={`mt-2 flex items-start gap-1.5 leading-5 max-sm:text-xs max-sm:leading-4 ${index === now ? 'font-bold' : 'text-ink-3'}`}
          >
            {index < now ? (
              <Check
                aria-label="Done:"
                className="mt-0.5 size-4 shrink-0 text-success-dot max-sm:hidden"
                strokeWidth={2.5}
              />
            ) : (
              <span className="num max-sm:hidden">{index + 1}.</span>
            )}
            <span className="min-w-0">{label}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}

/** Last step: the written listings. */
function ImportDone({
  imported,
  owner,
  saveFaulty,
  isBusy,
}: { imported: Imported; owner: string } & Pick<Importing, 'saveFaulty' | 'isBusy'>) {
  const { created, changed, same, refused, newState } = imported
  return (
    <section role="status" className="rounded-lg border border-line bg-surface p-5">
      <h2 className="flex items-center gap-2.5 text-lg">
        <CircleCheck aria-hidden className="size-5.5 text-success-dot" />
        {formatNumber(created)} new, {formatNumber(changed)} changed
      </h2>
      <p className="mt-2 text-sm text-ink-2">
        {created > 0 && (newState === 'live' ? 'The new listings are public. ' : 'The new listings are drafts. ')}
        {same > 0 && `${plural(same, ['listing was unchanged', 'listings were unchanged'])}. `}
        {refused > 0 &&
          `${plural(refused, ['listing was skipped because of an error', 'listings were skipped because of errors'])}. `}
        The import can be undone within 30 days.
      </p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <LinkButton to={`/dashboard/listings?${new URLSearchParams({ owner })}`}>See your listings</LinkButton>
        {refused > 0 && (
          <FaultyButtons text="Download rows with errors" variant="outline" isBusy={isBusy} saveFaulty={saveFaulty} />
        )}
      </div>
    </section>
  )
}

interface ImportViewProps {
  owner: string
  maySell: boolean
  media: { id: string; name: string; listings: number }[]
  imports: PastImport[]
}

/** Import of a file, step by step, and earlier imports. */
export function ImportView({ owner, maySell, media, imports }: ImportViewProps) {
  const importing = useImport(owner)
  const { stage, checked, problem, isUnsure, isBusy, step, imported } = importing
  const [category, setCategory] = useState(media[0]?.id ?? '')
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(stage)

  // The button that led to a step leaves with the step before it.
  useEffect(() => {
    if (shown.current !== stage) heading.current?.focus()
    shown.current = stage
  }, [stage])

  return (
    <>
      <Breadcrumbs items={[{ label: 'Listings', to: '/dashboard/listings' }, { label: 'Import' }]} />
      <div className="mt-2 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 ref={heading} tabIndex={-1} className="text-2xl lg:text-3xl">
            Import listings
          </h1>
          <p className="mt-1 text-sm wrap-anywhere text-ink-2">
            {checked ? `${checked.name}, ${plural(checked.rows, ['row', 'rows'])}` : 'From an XLSX or CSV file.'}
          </p>
        </div>
        <Actions importing={importing} />
      </div>
      {maySell ? (
        <>
          <ImportSteps stage={stage} />
          {problem !== null && (
            <Banner
              tone="danger"
              icon={CircleAlert}
              role="alert"
              className="mt-5"
              action={
                problem.isStale && (
                  <Button variant="outline" size="sm" isDisabled={isBusy} onPress={importing.checkAgain}>
                    Check it again
                  </Button>
                )
              }
            >
              {problem.text}
            </Banner>
          )}
          {/* Always reserves the space, so that nothing below moves. */}
          <div role="status" className="h-9 pt-2">
            {isBusy && <Progress step={step} />}
          </div>
          {stage === 'file' && (
            <ChooseFile
              key={category}
              owner={owner}
              media={media}
              category={category}
              onCategory={setCategory}
              onSent={(key) => void importing.begin(category, key)}
              isBusy={isBusy}
            />
          )}
          {stage === 'match' && checked && <MatchColumns {...importing} checked={checked} />}
          {stage === 'check' && checked && <CheckRows {...importing} checked={checked} />}
          {stage === 'done' && imported && <ImportDone {...importing} imported={imported} owner={owner} />}
        </>
      ) : (
        <p className="mt-6 rounded-lg bg-info-soft px-4 py-3 text-sm text-info-ink">
          You can view listings here. Ask a manager for the right to sell to import files.
        </p>
      )}
      {(stage === 'file' || stage === 'done' || isUnsure) && (
        <PastImports imports={imports} maySell={maySell} isUnsure={isUnsure} />
      )}
    </>
  )
}

function Actions({ importing }: { importing: Importing }) {
  const { stage, checked, problem, isBusy, goTo, run, startOver } = importing
  if (stage === 'file' || !checked) return null
  const { counts } = checked
  const good = counts.new + counts.changed
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <Button variant="outline" isDisabled={isBusy} onPress={startOver}>
        <RotateCcw aria-hidden />
        {stage === 'done' ? 'Another file' : 'Start over'}
      </Button>
      {stage === 'match' && (
        <Button isDisabled={isBusy} onPress={() => goTo('check')}>
          Check rows
        </Button>
      )}
      {stage === 'check' && (
        <>
          <Button variant="outline" isDisabled={isBusy} onPress={() => goTo('match')}>
            Columns
          </Button>
          <Button
            variant="accent"
            isDisabled={isBusy}
            whyNot={
              problem?.isStale
                ? 'Listings have changed since the check. Check the rows again.'
                : good === 0 && 'No row can be imported yet. Fix the errors first.'
            }
            onPress={() => run(counts.error > 0 ? 'good' : 'all')}
          >
            {counts.error > 0
              ? `Import ${plural(good, ['listing', 'listings'])} without errors`
              : `Import ${plural(good, ['listing', 'listings'])}`}
          </Button>
          {counts.error > 0 && (
            <div className="w-full text-sm text-ink-2">
              <p className="max-w-prose">
                {plural(counts.error, [
                  'listing has errors. Fix it to import all or nothing, or import only the good ones.',
                  'listings have errors. Fix them to import all or nothing, or import only the good ones.',
                ])}
              </p>
            </div>
          )}
        </>
      )}
    </div>
  )
}

/** Progress as reported by the server. Writing is one step: all listings or none. */
function Progress({ step }: { step: ImportStep | null }) {
  if (step?.step === 'checking') {
    const { done, of } = step
    return (
      <Meter
        label="Checking"
        percent={of === 0 ? 0 : (done / of) * 100}
        valueText={`${formatNumber(done)} of ${formatNumber(of)}`}
      />
    )
  }
  const text =
    step?.step === 'writing' ? `Writing ${plural(step.rows, ['listing', 'listings'])}, all or none` : 'Reading the file'
  return <p className="text-sm text-ink-2">{text}…</p>
}
