import { ArrowLeft, type LucideIcon } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { CHOWK } from '../../../art/picture.ts'
import { RouterLink } from '../../../ui/router-link.tsx'
import { variants } from '../../../ui/variants.ts'

const entranceStyles = variants({
  slots: {
    picture:
      'absolute inset-x-0 bottom-0 h-[92%] w-full mask-[linear-gradient(transparent,#000_25%)] object-cover object-[6%_100%]',
    words: 'max-w-[16ch] text-4xl leading-[1.1] font-bold tracking-tight text-balance',
  },
  variants: {
    scene: {
      /** For returning users: the large hoarding of the picture. */
      known: {},
      /** For new users: the metro and the bus of the picture. */
      new: { picture: 'object-[46%_100%]', words: 'max-w-[18ch]' },
    },
  },
})

const SCENES = {
  known: {
    words: 'Welcome back.',
    note: 'Your enquiries are on your dashboard. Saved listings are in this browser.',
  },
  new: {
    words: 'One account for every street, screen and station.',
    note: 'Every rate, its unit and its free dates are on the page, before a phone call.',
  },
} as const

interface EntranceProps {
  title: string
  /** One sentence under the title. */
  lead: ReactNode
  /** Icon in a tile above the title, for a page that reports a result. */
  icon?: LucideIcon
  scene?: keyof typeof SCENES
  /** Replaces a form that was just sent: the title takes the focus and is read out. */
  isAnswer?: boolean
  children?: ReactNode
}

/** Frame of every page before sign-in: the form on the left, the picture on the right. */
export function Entrance({ title, lead, icon: Icon, scene = 'known', isAnswer = false, children }: EntranceProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isAnswer) heading.current?.focus()
  }, [isAnswer])
  const styles = entranceStyles({ scene })
  const { words, note } = SCENES[scene]
  return (
    <div className="grid lg:min-h-[calc(100dvh-4rem)] lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <div className="mx-auto flex w-full max-w-[480px] min-w-0 flex-col justify-center px-5 py-10 lg:py-14">
        {Icon && (
          <span className="mb-5 grid size-14 place-items-center rounded-xl bg-select text-link">
            <Icon aria-hidden className="size-7" strokeWidth={1.75} />
          </span>
        )}
        <h1 ref={heading} tabIndex={isAnswer ? -1 : undefined} className="text-3xl outline-none">
          {title}
        </h1>
        <p className="mt-2 wrap-anywhere text-ink-2">{lead}</p>
        {children}
      </div>
      <aside aria-hidden className="relative hidden overflow-hidden bg-[#0f1735] text-white lg:block">
        <img {...CHOWK} alt="" className={styles.picture()} />
        <div className="relative p-16">
          <p className={styles.words()}>{words}</p>
          <p className="mt-4 max-w-[38ch] text-white/80">{note}</p>
        </div>
      </aside>
    </div>
  )
}

/** Quiet link back: "Back to sign in". */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <RouterLink
      to={to}
      className="mt-4 inline-flex min-h-11 w-fit items-center gap-1.5 rounded-xs text-sm font-semibold text-link hover:text-link-hover"
    >
      <ArrowLeft aria-hidden className="size-4 shrink-0" strokeWidth={2} />
      {children}
    </RouterLink>
  )
}
