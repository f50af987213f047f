import type { PostCategory, PostDrawing } from './post.ts'

const DRAWINGS: Record<PostCategory, PostDrawing> = {
  technology: { category: 'dooh', variant: 'ledwall', alt: 'Drawing of a large digital screen above a street' },
  strategy: { category: 'newspaper', variant: 'half', alt: 'Drawing of a newspaper with an advertisement' },
  digital: { category: 'digital', variant: 'banner', alt: 'Drawing of a page in a browser with an advertisement' },
  traditional: { category: 'ooh', variant: 'hoarding-street', alt: 'Drawing of a hoarding at a street' },
  'industry-insights': {
    category: 'airport',
    variant: 'totem',
    alt: 'Drawing of an advertising totem in an airport hall',
  },
}

/** Drawing of an article without a cover. */
export const drawingOf = (category: PostCategory): PostDrawing => DRAWINGS[category]
