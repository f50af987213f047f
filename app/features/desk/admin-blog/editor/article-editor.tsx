import { EditorContent, useEditor } from '@tiptap/react'
import { useState } from 'react'
import { articlePicture } from '../../../../../worker/desk/rules/content/pictures.ts'
import { proseStyles } from '../../../../ui/prose-styles.ts'
import { variants } from '../../../../ui/variants.ts'
import { LinkDialog } from './link-dialog.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import { EXTENSIONS } from './schema.ts'
import { TableTools } from './table-tools.tsx'
import { Toolbar } from './toolbar.tsx'

export interface ArticleEditorProps {
  /** Initial HTML. Later changes of the prop are ignored: remount the editor with another key. */
  content: string
  /** Id of the message about the text; absent without one. */
  describedBy?: string | undefined
  onChange: (html: string) => void
}

const textStyles = variants({
  base: [
    proseStyles(),
    'min-h-96 max-w-[68ch] overflow-x-auto whitespace-pre-wrap outline-none [font-feature-settings:"liga"_0]',
    '[&_table]:my-6 [&_table]:border [&_table]:border-line [&_th]:bg-surface-2 [&_td]:border [&_th]:border [&_td]:border-line [&_th]:border-line',
    '[&_.selectedCell]:bg-select [&_.ProseMirror-selectednode]:outline-2 [&_.ProseMirror-selectednode]:outline-focus',
    '[&_.ProseMirror-gapcursor]:h-px [&_.ProseMirror-gapcursor]:w-8 [&_.ProseMirror-gapcursor]:bg-ink',
    // Hides marks that the library adds only for the browser's editing.
    '[&_img.ProseMirror-separator]:hidden',
  ],
})

/** Editor of an article's text, styled as on its page. */
export function ArticleEditor({ content, describedBy, onChange }: ArticleEditorProps) {
  const [open, setOpen] = useState<'link' | 'picture' | null>(null)
  const editor = useEditor({
    extensions: EXTENSIONS,
    // Our CSP refuses styles added by scripts; the classes below contain the necessary ones.
    injectCSS: false,
    content,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': 'Text',
        class: textStyles(),
        ...(describedBy !== undefined && { 'aria-describedby': describedBy, 'aria-invalid': 'true' }),
      },
    },
    onUpdate: ({ editor }) => onChange(editor.isEmpty ? '' : editor.getHTML()),
  })
  const close = () => {
    setOpen(null)
    editor.commands.focus()
  }
  const isPicture = open === 'picture' && editor.isActive('image')
  return (
    <>
      <div className="sticky top-13 z-10 rounded-t-lg border-b border-line bg-surface">
        <div className="px-3 py-1.5">
          <Toolbar editor={editor} onLink={() => setOpen('link')} onPicture={() => setOpen('picture')} />
        </div>
        <TableTools editor={editor} />
      </div>
      <EditorContent editor={editor} className="px-5 py-6 lg:px-9" />
      {open === 'link' && (
        <LinkDialog
          href={String(editor.getAttributes('link').href ?? '')}
          onSave={(href) => {
            const link = editor.chain().focus().extendMarkRange('link')
            if (href === '') link.unsetLink().run()
            else if (editor.state.selection.empty && !editor.isActive('link')) {
              editor
                .chain()
                .focus()
                .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
                .run()
            } else link.setLink({ href }).run()
            close()
          }}
          onClose={close}
        />
      )}
      {open === 'picture' && (
        <PictureDialog
          title={isPicture ? 'Describe the picture' : 'Add a picture'}
          action={isPicture ? 'Save' : 'Insert'}
          alt={isPicture ? String(editor.getAttributes('image').alt ?? '') : undefined}
          mayBeDecorative
          onPicture={({ upload, alt }) => {
            if (!upload) editor.chain().focus().updateAttributes('image', { alt }).run()
            else {
              const size = upload.width && upload.height ? { width: upload.width, height: upload.height } : {}
              editor
                .chain()
                .focus()
                .setImage({ src: articlePicture(upload.key), alt, ...size })
                .run()
            }
            close()
          }}
          onClose={close}
        />
      )}
    </>
  )
}
