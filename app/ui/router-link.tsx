import { Link, type LinkProps } from 'react-router'

/** Paths from the root and whole addresses: the router prints them as they are. */
const PLAIN = /^(?:\/(?!\/)|[a-z]+:)/

/** Prints the anchor that the router's link prints, without resolving its address against the page. */
function ServerLink(all: LinkProps) {
  const {
    to,
    discover,
    prefetch,
    relative,
    reloadDocument,
    replace,
    mask,
    state,
    preventScrollReset,
    viewTransition,
    defaultShouldRevalidate,
    target,
    ...props
  } = all
  if (typeof to !== 'string' || !PLAIN.test(to)) return <Link {...all} />
  return <a {...props} href={to} target={target} />
}

/**
 * The router's link, for whatever public pages show. A document has hundreds of links, and the router's own takes a quarter
 * of the time that rendering it takes.
 */
export const RouterLink = import.meta.env.SSR ? ServerLink : Link
