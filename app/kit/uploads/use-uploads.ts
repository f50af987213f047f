import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Upload } from '../../../worker/uploads/rules/upload.ts'
import { type Destination, sendFile } from './send-file.ts'
import { type UploadItem, UploadQueue } from './upload-queue.ts'

export interface Uploads {
  /** In the order in which they were chosen. */
  items: readonly UploadItem[]
  add: (files: Iterable<File>) => void
  retry: (id: number) => void
  /** Stops a file, or takes one that has ended off the list. */
  remove: (id: number) => void
  isBusy: boolean
}

const NONE: readonly UploadItem[] = []

/**
 * Sends files for one purpose and subject. What a lost connection cut off is sent again when the device is online. Leaving the page
 * stops what is on its way.
 * @param onDone for each file that was taken, in the order in which they arrive
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
