'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useTransition } from 'react'

/** A form whose address follows what is chosen in it. */
export function Filters(props) {
  const router = useRouter()
  const path = usePathname()
  const [isPending, startTransition] = useTransition()
  const show = (event) => {
    event.preventDefault()
    const chosen = new URLSearchParams(new FormData(event.currentTarget))
    startTransition(() => router.push(`${path}?${chosen}`, { scroll: false }))
  }
  return <form {...props} aria-busy={isPending} onChange={show} onSubmit={show} />
}
