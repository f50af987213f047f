import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Plan } from '../../../../worker/planner/rules/plan/plan.ts'
import { PlanDocument } from './plan-document.tsx'
import printCss from './plan-print.css?url'

/** True while the page is being printed. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    // The browser prints the state at the end of its event.
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}

/** Print version of the plan, which replaces the page. Rendered only for print: a plan may have hundreds of lines. */
export function PlanPrint({ plan }: { plan: Plan }) {
  const isPrinting = usePrinting()
  return (
    <>
      <link rel="stylesheet" href={printCss} media="print" />
      {isPrinting && (
        <main className="hidden print:block">
          <PlanDocument shared={null} plan={plan} createdAt={new Date().toISOString()} />
        </main>
      )}
    </>
  )
}
