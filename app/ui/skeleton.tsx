import { tv } from 'tailwind-variants/lite'

const skeletonStyles = tv({ base: 'skeleton' })

/** Holds the place of what is loading. The container says `aria-busy`; this is only its shape. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={skeletonStyles({ className })} />
}
