import { Link, type LinkProps } from 'react-router'

/** Matches paths from the root and whole URLs: the router prints them unchanged. */
const PLAIN = /^(?:\/(?!\/)|[a-z]+:)/

/** Prints the anchor of the router's link, without resolving its address against the page. */
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
 * The router's link. On the server it is a plain anchor: a document has hundreds of links, and the router's own would
 * take a quarter of the rendering time.
 */
export const RouterLink = import.meta.env.SSR ? ServerLink : Link
