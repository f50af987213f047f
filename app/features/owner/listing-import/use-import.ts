import { useState } from 'react'
import type { Checked, Imported, ImportFile, ImportStep } from '../../../../worker/supply/rules/imports/import.ts'
import { RequestError } from '../../../api-client.ts'
import { type Refusal, refusalText } from '../../../kit/mutation/refusal.ts'
import { useMutation, useReload } from '../../../kit/mutation/use-mutation.ts'
import { checkImport, runImport, saveFaultyRows } from './import.queries.ts'

export type Stage = 'file' | 'match' | 'check' | 'done'

const OFFLINE = 'You are offline. Please try again when the connection is back'

/** True without an answer: the request may have been carried out. */
const isLost = (error: unknown) => !(error instanceof RequestError) || error.status === 0 || error.status >= 500

const messageOf = (refusal: Refusal) => {
  if (refusal.code !== 'offline' && refusal.code !== 'failed') return refusalText(refusal)
  return navigator.onLine ? 'The connection broke off. Please try again' : OFFLINE
}

/** Reason why a step failed. */
interface Problem {
  text: string
  /** True when the page may be out of date, until the file is checked again. */
  isStale: boolean
}

/** State of one file: sent, matched, checked and imported. The page shows the last answer of the server. */
export function useImport(owner: string) {
  const { reload } = useReload()
  const [stage, setStage] = useState<Stage>('file')
  const [input, setInput] = useState<ImportFile | null>(null)
  const [checked, setChecked] = useState<Checked | null>(null)
  const [imported, setImported] = useState<Imported | null>(null)
  const [step, setStep] = useState<ImportStep | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isUnsure, setUnsure] = useState(false)
  const { run: send, isPending: isBusy } = useMutation((run: () => Promise<void>) => run(), {
    // A step reads the page again when it changed something.
    revalidate: false,
    onRefused: (refusal) => fail(messageOf(refusal)),
  })

  // The page keeps its note that the import may have run.
  const fail = (text: string) => setProblem((before) => ({ text, isStale: before?.isStale ?? false }))

  /** @returns true on success */
  async function work(run: () => Promise<void>): Promise<boolean> {
    if (isBusy) return false
    if (!navigator.onLine) {
      fail(OFFLINE)
      return false
    }
    setProblem((before) => (before?.isStale ? before : null))
    const isDone = await send(run)
    setStep(null)
    return isDone
  }

  const check = (next: ImportFile, to?: Stage) =>
    work(async () => {
      setChecked(await checkImport(next))
      setInput(next)
      setProblem(null)
      if (to) setStage(to)
    })

  /** After a conflict or a lost answer: checks the file again, and reads the imports. */
  async function lookAgain(file: ImportFile, why: string) {
    try {
      setChecked(await checkImport(file))
      setProblem({ text: `${why} The file was checked again. The new result is below`, isStale: false })
    } catch {
      setProblem({ text: why, isStale: true })
      return
    }
    await reload()
  }

  return {
    stage,
    input,
    checked,
    imported,
    step,
    problem,
    /** True when the answer to an import was lost: it may be among the past imports. */
    isUnsure,
    isBusy,
    goTo: setStage,
    /** Starts with an uploaded file. */
    begin: (category: string, key: string) => check({ owner, category, key, fixes: [], newState: 'live' }, 'match'),
    change: (more: Partial<ImportFile>, to?: Stage) =>
      input ? check({ ...input, ...more }, to) : Promise.resolve(false),
    /** Checks the file without changes. */
    checkAgain: () =>
      work(async () => {
        if (!input) return
        setChecked(await checkImport(input))
        setProblem(null)
        await reload()
      }),
    run: (only: 'all' | 'good') =>
      work(async () => {
        if (!input || !checked) return
        const expect = { created: checked.counts.new, changed: checked.counts.changed }
        try {
          setImported(await runImport({ ...input, newState: checked.newState, only, expect }, setStep))
        } catch (failure) {
          setStep(null)
          if (isLost(failure)) {
            setUnsure(true)
            return lookAgain(input, 'The answer was lost. The import may have run: see Past imports.')
          }
          if (!(failure instanceof RequestError) || failure.status !== 409) throw failure
          return lookAgain(input, 'Your listings have changed since the file was checked. Nothing was imported.')
        }
        setProblem(null)
        setUnsure(false)
        setStage('done')
        void reload()
      }),
    saveFaulty: (format: 'xlsx' | 'csv') => work(async () => void (input && (await saveFaultyRows(input, format)))),
    startOver: () => {
      setStage('file')
      setInput(null)
      setChecked(null)
      setImported(null)
      setProblem(null)
      setUnsure(false)
    },
  }
}
export type Importing = ReturnType<typeof useImport>
