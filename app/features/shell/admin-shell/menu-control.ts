import { createContext, useContext } from 'react'

interface MenuControl {
  isOpen: boolean
  open: () => void
}

/** Opens the menu of the shell from the button in a page's header; null outside of a shell. */
export const MenuControlContext = createContext<MenuControl | null>(null)
export const useMenuControl = () => useContext(MenuControlContext)
