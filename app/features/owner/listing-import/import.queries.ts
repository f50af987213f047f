import { hc } from 'hono/client'
import type { ErrorCode } from '../../../../worker/kernel/rules/errors.ts'
import type { importsApi } from '../../../../worker/supply/imports.api.ts'
import type {
  Checked,
  Imported,
  ImportFile,
  ImportRun,
  ImportStep,
  Undone,
} from '../../../../worker/supply/rules/imports/import.ts'
import { API, RequestError, readError } from '../../../api-client.ts'
import { signedInAnswerOf } from '../../../kit/session/auth.ts'

const { imports } = hc<typeof importsApi>(...API).owner

/** Checks a file. @throws RequestError */
export const checkImport = (json: ImportFile): Promise<Checked> => signedInAnswerOf(imports.check.$post({ json }))

/** Undoes an import. @throws RequestError conflict with the listings that are `left` */
export const undoImport = (id: string, rest: boolean): Promise<Undone> =>
  signedInAnswerOf(imports[':id'].undo.$post({ param: { id: encodeURIComponent(id) }, json: { rest } }))

const STATUS: Readonly<Partial<Record<ErrorCode, number>>> = {
  not_found: 404,
  forbidden: 403,
  conflict: 409,
  bad_input: 400,
  too_large: 413,
}

/**
 * Imports a file.
 * @param onStep receives the progress
 * @throws RequestError
 */
export async function runImport(json: ImportRun, onStep: (step: ImportStep) => void): Promise<Imported> {
  const answer = await imports.$post({ json })
  if (!answer.ok || !answer.body) throw await readError(answer)
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value = '' } = await reader.read()
    rest += value
    const lines = rest.split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      const step: ImportStep = JSON.parse(line)
      if (step.step === 'done') return step.imported
      if (step.step === 'refused') throw new RequestError(STATUS[step.error.code] ?? 500, step.error)
      onStep(step)
    }
    if (done) throw new RequestError(0)
  }
}

/** Downloads the rows with errors and their messages. @throws RequestError */
export async function saveFaultyRows(json: ImportFile, format: 'xlsx' | 'csv'): Promise<void> {
  const answer = await imports.faulty.$post({ json: { ...json, format } })
  if (!answer.ok) throw await readError(answer)
  const [, name = `to-mend.${format}`] =
    /filename="([^"]+)"/.exec(answer.headers.get('Content-Disposition') ?? '') ?? []
  const url = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

export const templatePath = (category: string, format: 'xlsx' | 'csv') =>
  `/api/owner/imports/template?${new URLSearchParams({ category, format })}`

export const exportPath = (owner: string, format: 'xlsx' | 'csv', category?: string) =>
  `/api/owner/imports/export?${new URLSearchParams({ owner, format, ...(category && { category }) })}`
