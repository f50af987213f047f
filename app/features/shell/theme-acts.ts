import { Monitor, Moon, Sun } from 'lucide-react'
import { chooseTheme, type Theme } from './theme-switch.tsx'

const act = (theme: Theme, title: string, icon: typeof Sun) => ({ title, icon, run: () => chooseTheme(theme) })

/** Choosing a theme, for the command palette. */
export const THEME_ACTS = [
  act('light', 'Theme: light', Sun),
  act('dark', 'Theme: dark', Moon),
  act('system', 'Theme of the system', Monitor),
]
