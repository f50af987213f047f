import { CircleAlert, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { formatNumber } from '../../../../worker/kernel/rules/money.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import type { ImportStep, PastImport } from '../../../../worker/supply/rules/imports/import.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { Button } from '../../../ui/button.tsx'
import { Meter } from '../../../ui/meter.tsx'
import { CheckRows } from './check-rows.tsx'
import { ChooseFile } from './choose-file.tsx'
import { ImportDone } from './import-done.tsx'
import { ImportSteps } from './import-steps.tsx'
import { MatchColumns } from './match-columns.tsx'
import { PastImports } from './past-imports.tsx'
import { type Importing, useImport } from './use-import.ts'

interface ImportViewProps {
  owner: string
  maySell: boolean
  media: { id: string; name: string; listings: number }[]
  imports: PastImport[]
}

/** The import of a file, step by step, and the imports before it. */
export function ImportView({ owner, maySell, media, imports }: ImportViewProps) {
  const importing = useImport(owner)
  const { stage, checked, problem, isUnsure, isBusy, step, imported } = importing
  const [category, setCategory] = useState(media[0]?.id ?? '')
  return (
    <>
      <Breadcrumbs items={[{ label: 'Listings', to: '/dashboard/listings' }, { label: 'Import' }]} />
      <div className="mt-2 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-2xl lg:text-3xl">Import listings</h1>
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
                    Look at it again
                  </Button>
                )
              }
            >
              {problem.text}
            </Banner>
          )}
          {/* Its place is kept, so that nothing below moves when it comes and goes. */}
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
          You can look at listings here. Ask a manager for the right to sell to import files.
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
                : good === 0 && 'No row can be imported yet. Mend the errors first.'
            }
            onPress={() => run(counts.error > 0 ? 'good' : 'all')}
          >
            {`Import ${plural(good, ['listing', 'listings'])}${counts.error > 0 ? ' without errors' : ''}`}
          </Button>
          {counts.error > 0 && (
            <p className="w-full max-w-prose text-sm text-ink-2">
              {`All or nothing cannot run while ${plural(counts.error, ['listing needs', 'listings need'])} a fix: mend ${counts.error === 1 ? 'it' : 'them'} first, or import only the good ones.`}
            </p>
          )}
        </>
      )}
    </div>
  )
}

/** How far the work is, as the server says it. Writing is one step: all listings or none. */
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
