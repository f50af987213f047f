import parse, { attributesToProps, domToReact } from 'html-react-parser'
import Form from 'next/form'
import Link from 'next/link'
import { Filters } from './filters.jsx'
import { MenuButton } from './menu-button.jsx'
import { SaveButton, ShortlistLink } from './shortlist.jsx'
import { ThemeButton } from './theme-button.jsx'

/** What stands where the site has an element that does something; everything else is plain server-rendered markup. */
function componentFor({ name, attribs, parent }) {
  if (name === 'a' && 'data-shortlist' in attribs) return ShortlistLink
  // Without prefetching: the other pages do not exist here, and it could only slow this one down.
  if (name === 'a' && attribs.href.startsWith('/')) return (props) => <Link prefetch={false} {...props} />
  if (name === 'form') return attribs.action ? Form : Filters
  if (name !== 'button') return
  if ('data-save' in attribs) return SaveButton
  if ('aria-expanded' in attribs) return MenuButton
  if (parent?.name === 'fieldset') return ThemeButton
}

const options = {
  replace(node) {
    if (node.type !== 'tag') return
    // A mark of the site's own router.
    delete node.attribs['data-discover']
    const Component = componentFor(node)
    if (!Component) return
    return <Component {...attributesToProps(node.attribs)}>{domToReact(node.children, options)}</Component>
  },
}

/**
 * The site's markup as server components, with client components where something answers the visitor. Server components
 * leave no trace in the browser: what is sent is what the same markup written as JSX would be.
 */
export const components = (html) => parse(html, options)
