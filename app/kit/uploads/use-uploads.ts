import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Upload } from '../../../worker/uploads/rules/upload.ts'
import { type Destination, sendFile } from './send-file.ts'
import { type UploadItem, UploadQueue } from './upload-queue.ts'

export interface Uploads {
  /** Files in the order of choice. */
  items: readonly UploadItem[]
  add: (files: Iterable<File>) => void
  retry: (id: number) => void
  /** Stops an upload, or removes a finished one from the list. */
  remove: (id: number) => void
  isBusy: boolean
}

const NONE: readonly UploadItem[] = []

/**
 * Uploads files for one purpose and subject. Files of a lost connection are sent again when the device is online.
 * Leaving the page stops pending uploads.
 * @param onDone called for each accepted file, in the order of arrival
 */
export function useUploads({ purpose, subject, onDone }: Destination & { onDone: (upload: Upload) => void }): Uploads {
  const [queue] = useState(() => new UploadQueue({ purpose, subject, onDone }, sendFile))
  const items = useSyncExternalStore(queue.subscribe, queue.read, () => NONE)
  const asked = useRef({ purpose, subject })

  useEffect(() => {
    queue.options = { purpose, subject, onDone }
    if (asked.current.purpose !== purpose || asked.current.subject !== subject) queue.stop()
    asked.current = { purpose, subject }
  })
  useEffect(() => {
    addEventListener('online', queue.retryLost)
    return () => {
      removeEventListener('online', queue.retryLost)
      queue.stop()
    }
  }, [queue])

  const isBusy = items.some(({ state }) => state === 'waiting' || state === 'sending')
  return { items, add: queue.add, retry: queue.retry, remove: queue.remove, isBusy }
}
