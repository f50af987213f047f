import { GitMerge, UsersRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup'
import type { Choices, MergeSide } from '../../../worker/kernel/rules/merge/three-way.ts'
import { list } from '../../../worker/kernel/rules/text/list.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, Modal } from '../../ui/dialog.tsx'
import { variants } from '../../ui/variants.ts'

/** Part that both changed to different values. */
export interface Clash {
  key: string
  /** "Category name", "Field: Lighting". */
  label: string
  /** Value before both changes. */
  base?: string
  mine: string
  theirs: string
}

interface MergeDialogProps {
  /** Author and time of the other version: `Someone else saved “Outdoor” at 11:42, after you opened it.` */
  saved: ReactNode
  clashes: readonly Clash[]
  /** Changes by one side only, as text. */
  merged: { mine: readonly string[]; theirs: readonly string[] }
  isSaving: boolean
  onSave: (choices: Choices) => void
  onKeepEditing: (choices: Choices) => void
  onTakeTheirs: () => void
}

/** Number of own changes that conflict, as text. */
const questionText = (count: number) =>
  count === 0
    ? 'Your changes do not overlap, so both are kept.'
    : count === 1
      ? 'One of your changes touches the same thing. Pick what to keep; everything else of yours is merged.'
      : `${count} of your changes touch the same things. Pick what to keep; everything else of yours is merged.`

/** Dialog that merges two people's changes of one record, with a choice for each part that both changed. */
export function MergeDialog({
  saved,
  clashes,
  merged,
  isSaving,
  onSave,
  onKeepEditing,
  onTakeTheirs,
}: MergeDialogProps) {
  const [choices, setChoices] = useState<Choices>({})
  const notes = [...merged.mine.map((note) => `your ${note}`), ...merged.theirs.map((note) => `their ${note}`)]

  return (
    <Modal
      isOpen
      isDismissable={false}
      isKeyboardDismissDisabled={isSaving}
      onOpenChange={() => onKeepEditing(choices)}
    >
      <Dialog
        role="alertdialog"
        title="Changed while you were editing"
        footer={
          <>
            <Button variant="ghost" isDisabled={isSaving} className="mr-auto -ml-4 text-ink-2!" onPress={onTakeTheirs}>
              Take theirs
            </Button>
            <Button variant="outline" isDisabled={isSaving} onPress={() => onKeepEditing(choices)}>
              Keep editing
            </Button>
            <Button isPending={isSaving} pendingLabel="Saving" onPress={() => onSave(choices)}>
              Save this version
            </Button>
          </>
        }
      >
        <div className="flex items-start gap-3.5">
          <span className="grid size-10 shrink-0 place-items-center rounded-full bg-tint-1 text-tint-1-ink">
            <UsersRound aria-hidden className="size-5" strokeWidth={1.75} />
          </span>
          <p className="min-w-0 wrap-anywhere text-ink-2">
            {saved} {questionText(clashes.length)}
          </p>
        </div>
        {clashes.length > 0 && (
          <div className="mt-5 overflow-hidden rounded-lg border border-line">
            <div
              aria-hidden
              className="hidden gap-px bg-line text-xs font-semibold text-ink-3 sm:grid sm:grid-cols-[150px_1fr_1fr]"
            >
              <p className="bg-surface-2 px-3.5 py-2">Changed by both</p>
              <p className="bg-surface-2 px-3.5 py-2">Yours</p>
              <p className="bg-surface-2 px-3.5 py-2">Theirs, saved</p>
            </div>
            <div className="space-y-px bg-line sm:border-t sm:border-line">
              {clashes.map((clash) => (
                <ClashRow
                  key={clash.key}
                  clash={clash}
                  side={choices[clash.key] ?? 'mine'}
                  onChoose={(side) => setChoices({ ...choices, [clash.key]: side })}
                />
              ))}
            </div>
          </div>
        )}
        {notes.length > 0 && (
          <p className="mt-4 flex items-start gap-2.5 rounded-md bg-surface-2 px-3.5 py-3 text-ink-2">
            <GitMerge aria-hidden className="mt-0.5 size-4.5 shrink-0 text-link" strokeWidth={1.75} />
            <span className="min-w-0 wrap-anywhere">Merged without a question: {list(notes)}.</span>
          </p>
        )}
      </Dialog>
    </Modal>
  )
}

const sideStyles = variants({
  base: 'group flex min-h-11 cursor-pointer items-start gap-3 px-3.5 py-2.5',
  variants: { isSelected: { true: 'bg-select', false: 'bg-surface hover:bg-surface-2' } },
})

interface ClashRowProps {
  clash: Clash
  side: MergeSide
  onChoose: (side: MergeSide) => void
}

function ClashRow({ clash, side, onChoose }: ClashRowProps) {
  return (
    <RadioGroup
      aria-label={clash.label}
      value={side}
      onChange={(value) => onChoose(value === 'theirs' ? 'theirs' : 'mine')}
      className="grid gap-px bg-line sm:grid-cols-[150px_1fr_1fr]"
    >
      <p aria-hidden className="bg-surface-2 px-3.5 py-2.5 font-semibold wrap-anywhere">
        {clash.label}
        {clash.base && <span className="block text-xs font-normal text-ink-3">was {clash.base}</span>}
      </p>
      <Choice value="mine" word="Yours" text={clash.mine} />
      <Choice value="theirs" word="Theirs" text={clash.theirs} />
    </RadioGroup>
  )
}

function Choice({ value, word, text }: { value: MergeSide; word: string; text: string }) {
  return (
    <RadioField value={value} className="grid min-w-0">
      <RadioButton className={({ isSelected }) => sideStyles({ isSelected })}>
        <span className="grid size-5 shrink-0 place-items-center rounded-full border-2 border-line-field bg-surface after:size-2.5 after:rounded-full group-data-selected:border-brand group-data-selected:after:bg-brand" />
        <span className="min-w-0 wrap-anywhere">
          <span className="block text-xs text-ink-3 sm:sr-only">{word}</span>
          {text || <i className="text-ink-3">empty</i>}
        </span>
      </RadioButton>
    </RadioField>
  )
}
