import { createContext, useContext } from 'react'

interface MenuControl {
  isOpen: boolean
  open: () => void
}

/** The menu stands in the shell, the button that opens it in the header of each page; null where there is no shell. */
export const MenuControlContext = createContext<MenuControl | null>(null)
export const useMenuControl = () => useContext(MenuControlContext)
