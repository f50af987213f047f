import { formatOf } from '../../worker/catalogue/rules/registry/drawn-facts.ts'

/** Media of which only these drawings have an hour and a weather: pages, screens and halls have none. */
const LIT: Readonly<Record<string, readonly string[]>> = {
  radio: ['studio', 'set', 'car', 'mast', 'stall', 'fm', 'community', 'app', 'music'],
  theatre: [],
  newspaper: [],
  magazine: [],
  events: ['stadium', 'stall', 'banners', 'arch', 'registration'],
  influencer: [],
  digital: [],
  pr: ['plant', 'trip'],
}

/** Whether night or rain changes a picture. */
export const isLit = ({ category, variant }: { category: string; variant: string | null }): boolean =>
  LIT[category]?.includes(formatOf(variant ?? '')) ?? true
