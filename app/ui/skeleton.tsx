import { variants } from './variants.ts'

const skeletonStyles = variants({ base: 'skeleton' })

/** A placeholder while content loads. The container has `aria-busy`; this is only its shape. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={skeletonStyles({ className })} />
}
