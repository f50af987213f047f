import { Image } from '@tiptap/extension-image'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { type Extensions, Mark } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'

// The editor supports everything that the server allows (worker/desk/content/article-html.ts), so that opening and
// saving an article loses nothing.

const script = (name: 'subscript' | 'superscript', tag: 'sub' | 'sup') =>
  Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  })

const textOf = (element: Element | null) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? ''

/** Table with a caption, stored as an attribute because the library's tables contain only rows. */
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

/** Extensions for the text of an article. */
export const EXTENSIONS: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    codeBlock: false,
    strike: false,
    underline: false,
    link: {
      openOnClick: false,
      autolink: false,
      // Our own pages are linked by path.
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
