import { tv } from 'tailwind-variants/lite'

const skeletonStyles = tv({ base: 'skeleton' })

/** A placeholder while content loads. The container has `aria-busy`; this is only its shape. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={skeletonStyles({ className })} />
}
