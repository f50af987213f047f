import { redirect } from 'react-router'
import type { Route } from './+types/moved'

/** Categories beside the tab bar have one address, under /discover; what is asked for comes along. */
export const loader = ({ url }: Route.LoaderArgs) =>
  redirect(`${url.pathname.replace('category', 'discover')}${url.search}`, 301)
