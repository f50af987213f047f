import { CircleAlert, CircleCheck, LoaderCircle, RotateCw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { formatBytes } from '../../../worker/uploads/rules/upload.ts'
import { Button } from '../../ui/button.tsx'
import { Meter } from '../../ui/meter.tsx'
import type { UploadItem } from './upload-queue.ts'
import type { Uploads } from './use-uploads.ts'

const ICONS = {
  waiting: <LoaderCircle aria-hidden className="size-4.5 text-ink-3" />,
  sending: <LoaderCircle aria-hidden className="size-4.5 animate-spin text-brand motion-reduce:animate-none" />,
  failed: <CircleAlert aria-hidden className="size-4.5 text-danger" />,
  done: <CircleCheck aria-hidden className="size-4.5 text-success-ink" />,
}

/** Uploads with progress, errors, and buttons to retry or remove; nothing without files. */
export function UploadList({ uploads: { items, retry, remove } }: { uploads: Uploads }) {
  if (items.length === 0) return null
  const done = items.filter(({ state }) => state === 'done').length
  return (
    <section aria-label="Uploads" className="grid gap-4">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="font-semibold">Uploads</h2>
        <p role="status" className="text-xs text-ink-3">
          {done} of {items.length} done
        </p>
      </div>
      <ul className="grid gap-4">
        {items.map((item) => (
          <li key={item.id} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
            <span className="mt-0.5">{ICONS[item.state]}</span>
            <Row item={item} onRetry={() => retry(item.id)} onRemove={() => remove(item.id)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface RowProps {
  item: UploadItem
  onRetry: () => void
  onRemove: () => void
}

function Row({ item: { name, bytes, state, percent, problem, canRetry }, onRetry, onRemove }: RowProps) {
  const size = formatBytes(bytes)
  const message = useRef<HTMLParagraphElement>(null)

  // The list is below the button that chose the file: on a phone out of sight.
  useEffect(() => {
    if (problem !== '') message.current?.scrollIntoView({ block: 'nearest' })
  }, [problem])

  const isOnTheWay = state === 'waiting' || state === 'sending'
  return (
    <div className="grid gap-1.5">
      <p className="flex justify-between gap-4 text-sm">
        <span className="min-w-0 truncate font-semibold">{name}</span>
        <span className="num text-xs whitespace-nowrap text-ink-3">
          {state === 'sending' ? `${percent}% of ${size}` : state === 'waiting' ? `Waiting · ${size}` : size}
        </span>
      </p>
      {state === 'sending' && <Meter label={`${name} is sent`} percent={percent} hideLabel />}
      {problem !== '' && (
        <p ref={message} role="alert" className="scroll-mb-14 text-sm text-danger">
          {problem}
        </p>
      )}
      {state !== 'done' && (
        <div className="flex flex-wrap gap-2">
          {canRetry && (
            <Button size="xs" variant="outline" onPress={onRetry} aria-label={`Try ${name} again`}>
              <RotateCw aria-hidden />
              Try again
            </Button>
          )}
          <Button
            size="xs"
            variant="ghost"
            onPress={onRemove}
            aria-label={`${isOnTheWay ? 'Cancel' : 'Remove'} ${name}`}
          >
            {isOnTheWay ? 'Cancel' : 'Remove'}
          </Button>
        </div>
      )}
    </div>
  )
}
