import { Actions } from '../../features/shell/design/actions.tsx'
import { Acts } from '../../features/shell/design/acts.tsx'
import { Conflicts } from '../../features/shell/design/conflicts.tsx'
import { Display } from '../../features/shell/design/display.tsx'
import { Fields } from '../../features/shell/design/fields.tsx'
import { Foundations } from '../../features/shell/design/foundations.tsx'
import { GalleryChapter } from '../../features/shell/design/gallery-chapter.tsx'
import { Lists } from '../../features/shell/design/lists.tsx'
import { Navigation } from '../../features/shell/design/navigation.tsx'
import { Overlays } from '../../features/shell/design/overlays.tsx'
import { PublicFields } from '../../features/shell/design/public-fields.tsx'

export const meta = () => [{ title: 'Design system | AdChowk' }, { name: 'robots', content: 'noindex' }]

/** React runs at load: every component works at once, as in the signed-in areas. */
export const handle = { app: true }

/** The design system: every component of `app/ui` and the lists of `app/kit` in their states. Browser tests use it. */
export default function DesignPage() {
  return (
    <div className="page space-y-12 py-10">
      <header>
        <h1 className="text-3xl lg:text-4xl">Design system</h1>
        <p className="mt-2 max-w-[64ch] text-ink-2">
          All components of AdChowk in their states. Change the theme of your system to see the other one.
        </p>
      </header>
      <Foundations />
      <Actions />
      <PublicFields />
      <Fields />
      <Navigation />
      <Display />
      <GalleryChapter />
      <Overlays />
      <Conflicts />
      <Lists />
      <Acts />
    </div>
  )
}
