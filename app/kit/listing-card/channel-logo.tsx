import {
  Armchair,
  AudioLines,
  AudioWaveform,
  BookAudio,
  Camera,
  CarFront,
  ChartColumn,
  Clapperboard,
  Coffee,
  Diamond,
  Disc3,
  Drama,
  Drum,
  Feather,
  Film,
  Fish,
  Flower,
  Flower2,
  Guitar,
  Headphones,
  House,
  Landmark,
  Leaf,
  ListMusic,
  type LucideIcon,
  Megaphone,
  MessagesSquare,
  Mic,
  MoonStar,
  Music,
  Music2,
  Newspaper,
  Play,
  Podcast,
  Popcorn,
  Radio,
  RadioTower,
  Scale,
  Ship,
  Speaker,
  Sprout,
  Star,
  Store,
  Sun,
  TrainFront,
  Trees,
  TrendingUp,
  Trophy,
  Users,
  Waves,
  Wheat,
  Wind,
  Zap,
} from 'lucide-react'
import type { Details } from '../../../worker/catalogue/rules/listing.ts'
import { type VariantProps, variants } from '../../ui/variants.ts'

/** Icons of a logo, by their names in lucide, which the data uses. */
const GLYPHS: Record<string, LucideIcon> = {
  armchair: Armchair,
  'audio-lines': AudioLines,
  'audio-waveform': AudioWaveform,
  'book-audio': BookAudio,
  camera: Camera,
  'car-front': CarFront,
  'chart-column': ChartColumn,
  clapperboard: Clapperboard,
  coffee: Coffee,
  diamond: Diamond,
  'disc-3': Disc3,
  drama: Drama,
  drum: Drum,
  feather: Feather,
  film: Film,
  fish: Fish,
  flower: Flower,
  'flower-2': Flower2,
  guitar: Guitar,
  headphones: Headphones,
  house: House,
  landmark: Landmark,
  leaf: Leaf,
  'list-music': ListMusic,
  megaphone: Megaphone,
  'messages-square': MessagesSquare,
  mic: Mic,
  'moon-star': MoonStar,
  music: Music,
  'music-2': Music2,
  newspaper: Newspaper,
  play: Play,
  podcast: Podcast,
  popcorn: Popcorn,
  radio: Radio,
  'radio-tower': RadioTower,
  scale: Scale,
  ship: Ship,
  speaker: Speaker,
  sprout: Sprout,
  star: Star,
  store: Store,
  sun: Sun,
  'train-front': TrainFront,
  trees: Trees,
  'trending-up': TrendingUp,
  trophy: Trophy,
  users: Users,
  waves: Waves,
  wheat: Wheat,
  wind: Wind,
  zap: Zap,
}

const PLAIN = { glyph: 'radio', ground: '#16213d', ink: '#ffffff' }

const channelLogoStyles = variants({
  base: 'grid shrink-0 place-items-center rounded-lg',
  variants: { size: { md: 'size-14', lg: 'size-18' } },
  defaultVariants: { size: 'md' },
})

interface ChannelLogoProps extends VariantProps<typeof channelLogoStyles> {
  logo?: Details['logo']
}

/** Logo tile of a channel or station. Its colours are the channel's own, the same in light and dark. */
export function ChannelLogo({ logo = PLAIN, size }: ChannelLogoProps) {
  const Glyph = GLYPHS[logo.glyph] ?? Radio
  return (
    <span className={channelLogoStyles({ size })} style={{ background: logo.ground, color: logo.ink }}>
      <Glyph aria-hidden className="size-[54%]" strokeWidth={2} />
    </span>
  )
}
