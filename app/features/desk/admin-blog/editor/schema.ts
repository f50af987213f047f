import { Image } from '@tiptap/extension-image'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { type Extensions, Mark } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'

// The editor can write what the server keeps (worker/desk/content/article-html.ts), so that opening an article and saving it
// loses nothing.

const script = (name: 'subscript' | 'superscript', tag: 'sub' | 'sup') =>
  Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  })

const textOf = (element: Element | null) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? ''

/** A table with a caption. The caption is an attribute: between the rows of a table the library takes nothing else. */
const CaptionedTable = Table.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      caption: {
        default: '',
        parseHTML: (element: HTMLElement) => textOf(element.querySelector(':scope > caption')),
        rendered: false,
      },
    }
  },
  parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }],
  renderHTML: ({ node }) => {
    const caption = String(node.attrs.caption)
    return caption === '' ? ['table', ['tbody', 0]] : ['table', ['caption', caption], ['tbody', 0]]
  },
})

/** The text of an article. */
export const EXTENSIONS: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    codeBlock: false,
    strike: false,
    underline: false,
    link: {
      openOnClick: false,
      autolink: false,
      // Our own pages are linked by their path.
      isAllowedUri: (url, { defaultValidate }) => /^[/#]/.test(url) || defaultValidate(url),
      HTMLAttributes: { rel: null, target: null },
    },
  }),
  script('subscript', 'sub'),
  script('superscript', 'sup'),
  Image,
  CaptionedTable.configure({ resizable: false, View: null }),
  TableRow,
  TableHeader,
  TableCell,
]
