import type { Editor } from '@tiptap/react'
import { useEditorState } from '@tiptap/react'
import { Toolbar } from 'react-aria-components/Toolbar'
import { Button } from '../../../../ui/button.tsx'
import { fieldStyles } from '../../../../ui/field-styles.ts'

const TOOLS: readonly [label: string, run: (editor: Editor) => void][] = [
  ['Add row', (editor) => editor.chain().focus().addRowAfter().run()],
  ['Remove row', (editor) => editor.chain().focus().deleteRow().run()],
  ['Add column', (editor) => editor.chain().focus().addColumnAfter().run()],
  ['Remove column', (editor) => editor.chain().focus().deleteColumn().run()],
  ['First row is a heading', (editor) => editor.chain().focus().toggleHeaderRow().run()],
  ['First column is a heading', (editor) => editor.chain().focus().toggleHeaderColumn().run()],
  ['Remove table', (editor) => editor.chain().focus().deleteTable().run()],
]

/** Tools for the table at the text cursor; nothing outside of one. */
export function TableTools({ editor }: { editor: Editor }) {
  const caption = useEditorState({
    editor,
    selector: ({ editor }) => (editor.isActive('table') ? String(editor.getAttributes('table').caption ?? '') : null),
  })
  if (caption === null) return null
  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-line px-3 py-2">
      <label className="flex min-w-56 flex-1 items-center gap-2 text-xs font-semibold text-ink-2">
        Caption
        <input
          value={caption}
          maxLength={200}
          className={fieldStyles({ size: 'sm' })}
          onChange={({ target }) => editor.commands.updateAttributes('table', { caption: target.value })}
        />
      </label>
      <Toolbar aria-label="Table" className="flex flex-wrap gap-1">
        {TOOLS.map(([label, run]) => (
          <Button key={label} size="xs" variant="ghost" onPress={() => run(editor)}>
            {label}
          </Button>
        ))}
      </Toolbar>
    </div>
  )
}
