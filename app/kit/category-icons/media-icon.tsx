import {
  AtSign,
  BookOpen,
  Clapperboard,
  type LucideIcon,
  MonitorSmartphone,
  Newspaper,
  PanelTop,
  Plane,
  Radio,
  SignpostBig,
  Store,
  Ticket,
  TrainFront,
  Truck,
  Tv,
} from 'lucide-react'
import { isMediaType, type MediaType } from '../../../worker/catalogue/rules/registry/media.ts'
import { categoryIcon } from './category-icon.ts'

/** One icon a medium, the same everywhere. */
const ICONS = {
  tv: Tv,
  radio: Radio,
  airport: Plane,
  theatre: Clapperboard,
  newspaper: Newspaper,
  magazine: BookOpen,
  btl: Store,
  vehicle: Truck,
  events: Ticket,
  transit: TrainFront,
  influencer: AtSign,
  digital: MonitorSmartphone,
  ooh: SignpostBig,
  dooh: PanelTop,
} as const satisfies Record<MediaType, LucideIcon>

/** The icon of a category: a medium has its own, one made by staff what they chose, where that is known. */
export const mediaIcon = ({ id, icon = '' }: { id: string; icon?: string }): LucideIcon =>
  isMediaType(id) ? ICONS[id] : categoryIcon(icon)
