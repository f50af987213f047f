import { type Editor, useEditorState } from '@tiptap/react'
import {
  Bold,
  Heading2,
  Heading3,
  Image,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  Table,
  Undo2,
} from 'lucide-react'
import { Separator } from 'react-aria-components/Separator'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { Toolbar as AriaToolbar } from 'react-aria-components/Toolbar'
import { TooltipTrigger } from 'react-aria-components/Tooltip'
import { Tooltip } from '../../../../ui/tooltip.tsx'
import { variants } from '../../../../ui/variants.ts'

const toolStyles = variants({
  base: [
    'inline-grid size-8.5 shrink-0 place-items-center rounded-sm text-ink-2 transition-colors duration-150 pointer-coarse:size-11',
    'hover:bg-surface-2 hover:text-ink data-selected:bg-surface-3 data-selected:text-ink disabled:opacity-40 [&_svg]:size-4.5',
  ],
})

interface ToolButtonProps {
  label: string
  icon: LucideIcon
  /** True when the selection has the tool's format. */
  isOn?: boolean
  isDisabled?: boolean
  onPress: () => void
}

/** Button of a tool, with its name as a hint. */
function ToolButton({ label, icon: Icon, isOn = false, isDisabled = false, onPress }: ToolButtonProps) {
  return (
    <TooltipTrigger delay={500}>
      <ToggleButton
        aria-label={label}
        isSelected={isOn}
        isDisabled={isDisabled}
        onPress={onPress}
        className={toolStyles()}
      >
        <Icon aria-hidden strokeWidth={1.75} />
      </ToggleButton>
      <Tooltip>{label}</Tooltip>
    </TooltipTrigger>
  )
}

interface Tool {
  label: string
  icon: LucideIcon
  isOn: (editor: Editor) => boolean
  run: (editor: Editor) => void
}

const node = (label: string, icon: LucideIcon, run: Tool['run'], name: string, attributes?: object): Tool => ({
  ...{ label, icon, run },
  isOn: (editor) => editor.isActive(name, attributes),
})

const GROUPS: readonly (readonly Tool[])[] = [
  [
    node('Heading', Heading2, (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(), 'heading', {
      level: 2,
    }),
    node('Smaller heading', Heading3, (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(), 'heading', {
      level: 3,
    }),
  ],
  [
    node('Bold', Bold, (editor) => editor.chain().focus().toggleBold().run(), 'bold'),
    node('Italic', Italic, (editor) => editor.chain().focus().toggleItalic().run(), 'italic'),
  ],
  [
    node('List', List, (editor) => editor.chain().focus().toggleBulletList().run(), 'bulletList'),
    node('Numbered list', ListOrdered, (editor) => editor.chain().focus().toggleOrderedList().run(), 'orderedList'),
    node('Quote', Quote, (editor) => editor.chain().focus().toggleBlockquote().run(), 'blockquote'),
  ],
]

interface ToolbarProps {
  editor: Editor
  onLink: () => void
  onPicture: () => void
}

const insertTable = (editor: Editor) =>
  editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()

/** Tools of the text: arrow keys move between them, Tab moves on to the text. */
export function Toolbar({ editor, onLink, onPicture }: ToolbarProps) {
  const state = useEditorState({
    editor,
    selector: ({ editor }) => ({
      on: GROUPS.flat().flatMap(({ label, isOn }) => (isOn(editor) ? [label] : [])),
      isLink: editor.isActive('link'),
      isPicture: editor.isActive('image'),
      isTable: editor.isActive('table'),
      canUndo: editor.can().undo(),
      canRedo: editor.can().redo(),
    }),
  })
  return (
    <AriaToolbar aria-label="Text" className="flex flex-wrap items-center gap-0.5">
      {GROUPS.map((tools) => (
        <span key={tools[0]?.label} className="contents">
          {tools.map(({ label, icon, run }) => (
            <ToolButton
              key={label}
              label={label}
              icon={icon}
              isOn={state.on.includes(label)}
              onPress={() => run(editor)}
            />
          ))}
          <Separator orientation="vertical" className="mx-1 h-5 w-px bg-line" />
        </span>
      ))}
      <ToolButton label="Link" icon={Link} isOn={state.isLink} onPress={onLink} />
      <ToolButton label="Picture" icon={Image} isOn={state.isPicture} onPress={onPicture} />
      <ToolButton
        label="Table"
        icon={Table}
        isOn={state.isTable}
        isDisabled={state.isTable}
        onPress={() => insertTable(editor)}
      />
      <Separator orientation="vertical" className="mx-1 h-5 w-px bg-line" />
      <ToolButton
        label="Undo"
        icon={Undo2}
        isDisabled={!state.canUndo}
        onPress={() => editor.chain().focus().undo().run()}
      />
      <ToolButton
        label="Redo"
        icon={Redo2}
        isDisabled={!state.canRedo}
        onPress={() => editor.chain().focus().redo().run()}
      />
    </AriaToolbar>
  )
}
