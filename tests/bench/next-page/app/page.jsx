import { components } from './components.jsx'
import content from './content.json'

/** Rendered for each request, as the listing is. */
export const dynamic = 'force-dynamic'

export default function Page() {
  return components(content.main)
}
