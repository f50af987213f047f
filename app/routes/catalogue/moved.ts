import { redirect } from 'react-router'
import type { Route } from './+types/moved'

/** Categories outside the tab bar have one URL, under /discover; the query is kept. */
export const loader = ({ url }: Route.LoaderArgs) =>
  redirect(`${url.pathname.replace('category', 'discover')}${url.search}`, 301)
