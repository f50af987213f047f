import type { UploadPurpose } from '../../../worker/kernel/rules/files/upload-purpose.ts'
import { ENDINGS, MB, UPLOAD_LIMITS, type Upload, type UploadMime } from '../../../worker/uploads/rules/upload.ts'
import { RequestError } from '../../api-client.ts'
import { ConnectionLost, type Destination, type sendFile } from './send-file.ts'

/** Chosen file. */
export interface UploadItem {
  id: number
  name: string
  bytes: number
  state: 'waiting' | 'sending' | 'failed' | 'done'
  /** Sent part in percent. */
  percent: number
  /** Error message; empty without one. */
  problem: string
  /** True when sending the same file again can help. */
  canRetry: boolean
  /** Answer of the server, on success. */
  upload: Upload | null
}

interface QueueOptions extends Destination {
  onDone: (upload: Upload) => void
}

/** Number of simultaneous uploads. */
const PARALLEL = 3

/** True for an accepted name or type. Tables and logs have many names, so only the server checks them. */
function isTaken({ name, type }: Pick<File, 'name' | 'type'>, { types }: { types: readonly UploadMime[] }): boolean {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase().replace('jpeg', 'jpg')
  return types.some((one) => one === 'text/csv' || one === type || ENDINGS[one] === ending)
}

/** Reason to refuse a file before it is sent; empty when it may be sent. */
function problemBefore({ name, size, type }: Pick<File, 'name' | 'size' | 'type'>, purpose: UploadPurpose): string {
  const { most, takes } = UPLOAD_LIMITS[purpose]
  if (size === 0) return 'This file is empty'
  if (/^image\/hei[cf]$/.test(type) || /\.hei[cf]$/i.test(name)) {
    return `HEIC pictures are not accepted. Save it as JPEG, or set the camera to “Most compatible”: we take ${takes}`
  }
  if (!isTaken({ name, type }, UPLOAD_LIMITS[purpose])) return `This type of file is not accepted. We take ${takes}`
  return size > most * MB ? `Larger than ${most} MB. Make it smaller, then choose it again` : ''
}

/** Queue of uploads to one place: three at a time, each with its own progress, result and error. */
export class UploadQueue {
  private items: readonly UploadItem[] = []
  private readonly files = new Map<number, File>()
  private readonly running = new Map<number, AbortController>()
  private readonly listeners = new Set<() => void>()
  private last = 0
  /** Read when an upload ends: the page may have rendered again since the file was chosen. */
  options: QueueOptions
  private readonly send: typeof sendFile

  constructor(options: QueueOptions, send: typeof sendFile) {
    this.options = options
    this.send = send
  }

  subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  read = () => this.items

  add = (files: Iterable<File>) => {
    const added = [...files].map((file): UploadItem => {
      this.last += 1
      this.files.set(this.last, file)
      const problem = problemBefore(file, this.options.purpose)
      const state = problem === '' ? 'waiting' : 'failed'
      return {
        id: this.last,
        name: file.name,
        bytes: file.size,
        state,
        percent: 0,
        problem,
        canRetry: false,
        upload: null,
      }
    })
    this.set([...this.items, ...added])
    this.startNext()
  }

  retry = (id: number) => {
    this.change(id, { state: 'waiting', percent: 0, problem: '', canRetry: false })
    this.startNext()
  }

  /** Sends again the files of a lost connection. */
  retryLost = () => {
    for (const { id, state, canRetry } of this.items) if (state === 'failed' && canRetry) this.retry(id)
  }

  /** Stops an upload, or removes a finished one from the list. */
  remove = (id: number) => {
    this.running.get(id)?.abort()
    this.running.delete(id)
    this.files.delete(id)
    this.set(this.items.filter((item) => item.id !== id))
    this.startNext()
  }

  stop = () => {
    for (const { id } of this.items) this.remove(id)
  }

  private startNext() {
    for (const { id, state } of this.items) {
      if (this.running.size >= PARALLEL) return
      if (state === 'waiting') void this.start(id)
    }
  }

  private async start(id: number) {
    const file = this.files.get(id)
    if (!file) return
    const controller = new AbortController()
    const { signal } = controller
    this.running.set(id, controller)
    this.change(id, { state: 'sending' })
    const onProgress = (share: number) => this.change(id, { percent: Math.floor(share * 100) })
    try {
      const upload = await this.send(file, this.options, { signal, onProgress })
      if (signal.aborted) return
      this.files.delete(id)
      this.change(id, { state: 'done', percent: 100, upload })
      this.options.onDone(upload)
    } catch (failure) {
      if (!signal.aborted) this.fail(id, failure)
    } finally {
      if (this.running.get(id) === controller) this.running.delete(id)
      this.startNext()
    }
  }

  private fail(id: number, failure: unknown) {
    const percent = this.items.find((item) => item.id === id)?.percent ?? 0
    const isLost = failure instanceof ConnectionLost
    const known = failure instanceof RequestError ? failure.message : 'This could not be sent. Please try again'
    this.change(id, {
      state: 'failed',
      problem: isLost ? `Connection lost at ${percent}%. Nothing else is affected` : known,
      canRetry: isLost || !(failure instanceof RequestError) || failure.status >= 500 || failure.status === 429,
    })
  }

  private change(id: number, to: Partial<UploadItem>) {
    this.set(this.items.map((item) => (item.id === id ? { ...item, ...to } : item)))
  }

  private set(items: readonly UploadItem[]) {
    this.items = items
    for (const listener of this.listeners) listener()
  }
}
