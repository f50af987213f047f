import { MessageSquareQuote } from 'lucide-react'
import { type RefObject, useRef } from 'react'
import type { TextFieldProps } from 'react-aria-components/TextField'
import { type CannedAnswer, fillAnswer } from '../../../../worker/desk/rules/support/canned-answer.ts'
import type { Ticket } from '../../../../worker/desk/rules/support/ticket.ts'
import { currentOnConflict } from '../../../kit/conflict/conflict.ts'
import { useActs } from '../../../kit/mutation/use-mutation.ts'
import { useKeptText } from '../../../kit/session/use-kept-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu, MenuItem, MenuTrigger } from '../../../ui/menu.tsx'
import { RefusalLine } from '../../../ui/refusal-line.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/tabs.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { addNote, sendReply } from './tickets.queries.ts'

const MAX_CHARS = 4000
export type ComposerKind = 'reply' | 'note'
type Act = 'reply' | 'resolve' | 'note'

const DONE: Record<Act, string> = {
  reply: 'Answer sent',
  resolve: 'Answer sent, ticket resolved',
  note: 'Note added',
}

interface TicketComposerProps {
  ticket: Ticket
  canned: readonly CannedAnswer[]
  kind: ComposerKind
  onKind: (kind: ComposerKind) => void
  /** Element around the field, for shortcuts that focus it. */
  field: RefObject<HTMLDivElement | null>
  onManage: () => void
  /** Reports to other members of staff that an answer is being written. */
  onWriting: (isWriting: boolean) => void
}

/** Field for an answer or a note. Typed text stays in this tab until it has arrived; ⌘ or Ctrl with Enter sends it. */
export function TicketComposer({ ticket, canned, kind, onKind, field, onManage, onWriting }: TicketComposerProps) {
  const { reference, name, version } = ticket
  const reply = useKeptText(`ticket-reply ${reference}`)
  const note = useKeptText(`ticket-note ${reference}`)
  const [text, setText, onSent] = kind === 'reply' ? reply : note
  const attempt = useRef<{ body: string; key: string }>(null)
  const { run, pending, refusal } = useActs({
    refuse: (refusal) =>
      currentOnConflict(refusal)
        ? {
            ...refusal,
            whole: 'The ticket has changed. Read the new messages above, then send your answer again.',
          }
        : refusal,
  })

  /** One key until the text has arrived, so that sending it again makes no second message. */
  function keyOf(body: string): string {
    if (attempt.current?.body !== body) attempt.current = { body, key: crypto.randomUUID() }
    return attempt.current.key
  }

  async function send(act: Act) {
    const body = text.trim()
    if (body === '') return
    const key = keyOf(`${kind} ${body}`)
    await run<unknown>({
      name: act,
      send: () =>
        act === 'note'
          ? addNote(reference, { key, body })
          : sendReply(reference, { key, body, version, resolves: act === 'resolve' }),
      done: DONE[act],
      onDone() {
        attempt.current = null
        onSent(text)
        onWriting(false)
      },
    })
  }

  function type(next: string) {
    setText(next)
    onWriting(next.trim() !== '')
  }

  function insert(id: string | number) {
    const answer = canned.find((one) => one.id === Number(id))
    if (!answer) return onManage()
    const filled = fillAnswer(answer.body, name)
    type(text.trim() === '' ? filled : `${text.trimEnd()}\n\n${filled}`)
    field.current?.querySelector('textarea')?.focus()
  }

  const sendByKey: TextFieldProps['onKeyDown'] = (event) => {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return event.continuePropagation()
    event.preventDefault()
    void send(kind)
  }

  const isEmpty = text.trim() === ''
  return (
    <Card as="section" aria-label="Answer">
      <Tabs selectedKey={kind} onSelectionChange={(key) => onKind(key === 'note' ? 'note' : 'reply')}>
        <TabList aria-label="Type of message" className="px-4">
          <Tab id="reply">Reply</Tab>
          <Tab id="note">Internal note</Tab>
        </TabList>
        <TabPanel id={kind} className="p-4 pt-3">
          <div ref={field}>
            <TextField
              label={kind === 'reply' ? `Answer to ${name}` : 'Note for staff'}
              description={kind === 'reply' ? `Mailed to ${ticket.email}` : 'Never shown to the requester'}
              multiline
              rows={5}
              maxLength={MAX_CHARS}
              value={text}
              onChange={type}
              onKeyDown={sendByKey}
            />
          </div>
          <RefusalLine text={refusal?.whole ?? null} />
          <div className="mt-3 flex flex-wrap items-center justify-end gap-2">
            {kind === 'reply' && (
              <>
                <span className="mr-auto">
                  <MenuTrigger>
                    <IconButton aria-label="Insert canned answer" tooltip>
                      <MessageSquareQuote aria-hidden />
                    </IconButton>
                    <Menu aria-label="Canned answers" onAction={insert}>
                      {[
                        ...canned.map(({ id, title }) => (
                          <MenuItem key={id} id={id}>
                            {title}
                          </MenuItem>
                        )),
                        <MenuItem key="manage" id="manage">
                          Manage canned answers…
                        </MenuItem>,
                      ]}
                    </Menu>
                  </MenuTrigger>
                </span>
                <Button
                  variant="outline"
                  size="sm"
                  isDisabled={pending === kind}
                  whyNot={isEmpty && 'Write an answer first.'}
                  isPending={pending === 'resolve'}
                  onPress={() => send('resolve')}
                >
                  Respond and resolve
                </Button>
              </>
            )}
            <Button
              size="sm"
              isDisabled={pending === 'resolve'}
              whyNot={isEmpty && (kind === 'reply' ? 'Write an answer first.' : 'Write a note first.')}
              isPending={pending === kind}
              onPress={() => send(kind)}
            >
              {kind === 'reply' ? 'Respond' : 'Add note'}
            </Button>
          </div>
        </TabPanel>
      </Tabs>
    </Card>
  )
}
