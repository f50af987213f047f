'use client'

import { useEffect, useState } from 'react'

/** Says whether its menu is open; the browser opens it. */
export function MenuButton(props) {
  const [isOpen, setOpen] = useState(false)
  const { popoverTarget } = props
  useEffect(() => {
    const menu = document.getElementById(popoverTarget)
    const say = (event) => setOpen(event.newState === 'open')
    menu?.addEventListener('toggle', say)
    return () => menu?.removeEventListener('toggle', say)
  }, [popoverTarget])
  return <button {...props} type="button" aria-expanded={isOpen} />
}
