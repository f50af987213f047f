import type { UploadPurpose } from '../../../worker/kernel/rules/files/upload-purpose.ts'
import type { Upload } from '../../../worker/uploads/rules/upload.ts'
import { RequestError, readError } from '../../api-client.ts'

export interface Destination {
  purpose: UploadPurpose
  /** Id of the photo's or table's owner, or of the line of artwork or of a proof. */
  subject: string
}

interface Sending {
  signal: AbortSignal
  /** @param share sent part of the file, 0 to 1 */
  onProgress: (share: number) => void
}

/** The connection was lost: the same file can be sent again. */
export class ConnectionLost extends Error {}

/**
 * Uploads one file. `fetch` does not report the progress of a body.
 * @throws RequestError when it was refused, ConnectionLost, or the reason of the signal
 */
export function sendFile(
  file: File,
  { purpose, subject }: Destination,
  { signal, onProgress }: Sending,
): Promise<Upload> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const search = new URLSearchParams({ purpose, subject, name: file.name.slice(-200) || 'file' })
    request.open('PUT', `/api/uploads?${search}`)
    request.setRequestHeader('Accept', 'application/json')
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onerror = () => reject(new ConnectionLost())
    request.ontimeout = request.onerror
    request.onabort = () => reject(signal.reason)
    request.onload = async () => {
      const { status, responseText } = request
      if (status === 201) return resolve(JSON.parse(responseText))
      const error = await readError({ status, text: async () => responseText })
      reject(status >= 500 ? new RequestError(status, { message: 'This could not be saved. Please try again' }) : error)
    }
    signal.addEventListener('abort', () => request.abort(), { once: true })
    if (signal.aborted) reject(signal.reason)
    else request.send(file)
  })
}
