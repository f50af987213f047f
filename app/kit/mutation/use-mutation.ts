import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { toast } from '../../ui/toast.tsx'
import type { ToastMessage } from '../../ui/toasts.tsx'
import { type Refusal, readRefusal, refusalText } from './refusal.ts'

/** Message after an act: its title, or more; null for none. */
type Done = string | Partial<ToastMessage & { title: string }> | null

/** Undo of an act, the action of its message. */
export interface Undo {
  send: () => Promise<unknown>
  done: string
  failed: string
}

/** Value, or a function of the sent data. */
type From<Sent, Value> = Value | ((sent: Sent) => Value | undefined)

export interface MutationOptions<Sent, Answer> {
  /** Message on success. */
  done?: Done | ((answer: Answer, sent: Sent) => Done)
  undo?: (answer: Answer, sent: Sent) => Undo | null
  /** Title of a message for every refusal; without it the page shows `refusal` itself. */
  failed?: From<Sent, string>
  /** Title of a message for a conflict whose form may disappear with its record; null when the page shows it. */
  conflict?: string | null
  /** Names of the page's fields: only their messages are in `refusal.fields`. */
  fields?: From<Sent, readonly string[]>
  /** Replaces the message of a refusal. */
  refuse?: (refusal: Refusal, sent: Sent) => Refusal
  /** False when no loader of this page shows the change. The loaders still run when the session has ended. */
  revalidate?: boolean
  /** Fetches answers of SWR again, besides the loaders. */
  refresh?: () => Promise<unknown>
  /** Runs on success when the page is up to date; the act stays pending until then. */
  onDone?: (answer: Answer, sent: Sent) => unknown
  onRefused?: (refusal: Refusal, sent: Sent) => unknown
}

/** Refusals that do not mean that the page is outdated, or after which it could not be read. */
const UP_TO_DATE: readonly Refusal['code'][] = ['bad_input', 'offline', 'failed']

const from = <Sent, Value extends string | readonly string[]>(
  value: From<Sent, Value> | undefined,
  sent: Sent,
): Value | undefined => (typeof value === 'function' ? value(sent) : value)

/**
 * Reads the page again: its loaders, and answers of SWR. When the session has ended, the guard of the area
 * redirects to its sign-in page with the return path.
 */
export function useReload({
  revalidate: isOn = true,
  refresh,
}: Pick<MutationOptions<never, never>, 'revalidate' | 'refresh'> = {}) {
  const { revalidate } = useRevalidator()

  async function reload(): Promise<void> {
    const answers = refresh?.()
    if (isOn) await revalidate()
    await answers
  }

  return {
    reload,
    /** Reads the page again after a refusal that may mean that it is outdated. */
    async reloadRefused({ code }: Refusal): Promise<void> {
      if (code === 'unauthorized') await revalidate()
      else if (!UP_TO_DATE.includes(code)) await reload()
    },
  }
}

/**
 * Runs an act that changes something, one at a time: a second press while the first is pending does nothing.
 * Afterwards the page is read again, also after a refusal; then a message reports the result.
 * @param send throws RequestError or, for a form's own checks, DomainError
 */
export function useMutation<Sent = void, Answer = unknown>(
  send: (sent: Sent) => Promise<Answer>,
  options: MutationOptions<Sent, Answer> = {},
) {
  const { done, undo, failed, conflict, fields, refuse, onDone, onRefused } = options
  const { reload, reloadRefused } = useReload(options)
  const isBusy = useRef(false)
  const [pending, setPending] = useState<{ sent: Sent } | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  async function takeBack(way: Undo): Promise<void> {
    try {
      await way.send()
      await reload()
      void toast({ tone: 'success', title: way.done })
    } catch (error) {
      const refused = readRefusal(error)
      void toast({ tone: 'danger', title: way.failed, description: refusalText(refused) })
      await reloadRefused(refused)
    }
  }

  function report(answer: Answer, sent: Sent): void {
    const said = typeof done === 'function' ? done(answer, sent) : (done ?? null)
    if (said === null) return
    const way = undo?.(answer, sent)
    void toast({
      tone: 'success',
      ...(way && { action: { label: 'Undo', onAction: () => void takeBack(way) } }),
      ...(typeof said === 'string' ? { title: said } : { title: '', ...said }),
    })
  }

  async function refuseWith(error: unknown, sent: Sent): Promise<void> {
    const read = readRefusal(error, from(fields, sent))
    const refused = refuse ? refuse(read, sent) : read
    setRefusal(refused)
    const title = refused.code === 'conflict' && conflict !== undefined ? conflict : from(failed, sent)
    if (title) void toast({ tone: 'danger', title, description: refusalText(refused) })
    await reloadRefused(refused)
    await onRefused?.(refused, sent)
  }

  /** @returns true on success; false when it was refused, or another act is pending */
  async function run(sent: Sent): Promise<boolean> {
    if (isBusy.current) return false
    isBusy.current = true
    setPending({ sent })
    setRefusal(null)
    try {
      let answer: Answer
      try {
        answer = await send(sent)
      } catch (error) {
        await refuseWith(error, sent)
        return false
      }
      await reload()
      report(answer, sent)
      await onDone?.(answer, sent)
      return true
    } finally {
      isBusy.current = false
      setPending(null)
    }
  }

  return {
    run,
    isPending: pending !== null,
    /** Data that is being sent, from which a list knows its busy row. */
    pending: pending?.sent ?? null,
    /** Refusal of the last act, until the next one. */
    refusal,
    /** Clears the refusal. */
    clear: () => setRefusal(null),
    /** Shows a refusal by the page itself. */
    setRefusal,
  }
}

/** One of several acts in one place, with its own messages. */
export interface Act<Answer = unknown> {
  /** Name that identifies the act while it is pending. */
  name?: string
  send: () => Promise<Answer>
  done?: Done | ((answer: Answer) => Done)
  undo?: (answer: Answer) => Undo | null
  /** Title of a message for every refusal. */
  failed?: string
  /** Names of the fields of its form. */
  fields?: readonly string[]
  onDone?: (answer: Answer) => unknown
}

type ActOptions = Pick<
  MutationOptions<unknown, unknown>,
  'conflict' | 'refuse' | 'revalidate' | 'refresh' | 'onRefused'
>

interface SentAct extends Pick<Act, 'name' | 'failed' | 'fields'> {
  /** Sends the act, and keeps its answer for the message. */
  send: () => Promise<{ done: Done; undo: Undo | null; onDone: () => unknown }>
}

/** `useMutation` for a place with several acts, which run one at a time. */
export function useActs(options: ActOptions = {}) {
  const { run, pending, ...mutation } = useMutation(({ send }: SentAct) => send(), {
    ...options,
    done: ({ done }) => done,
    undo: ({ undo }) => undo,
    failed: ({ failed }) => failed,
    fields: ({ fields }) => fields,
    onDone: ({ onDone }) => onDone(),
  })

  return {
    ...mutation,
    /** Name of the pending act. */
    pending: pending?.name ?? null,
    /** @returns true on success; false when it was refused, or another act is pending */
    run: <Answer>({ send, done = null, undo, onDone, ...act }: Act<Answer>): Promise<boolean> =>
      run({
        ...act,
        async send() {
          const answer = await send()
          return {
            done: typeof done === 'function' ? done(answer) : done,
            undo: undo?.(answer) ?? null,
            onDone: () => onDone?.(answer),
          }
        },
      }),
  }
}
