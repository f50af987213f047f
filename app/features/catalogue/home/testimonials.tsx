import { FRAME_SIZE, sceneUrl } from '../../../art/picture.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Carousel } from '../../../ui/carousel.tsx'

const HEADING = 'What advertisers say'

const TESTIMONIALS = [
  {
    quote:
      'We had bus wraps, two hoardings and a radio burst live in nine days. The rates matched the listing to the rupee.',
    author: 'Farah Qureshi',
    position: 'Head of Marketing',
    company: 'Thanda Beverages',
  },
  {
    quote:
      'Eleven towns, six papers, and every invoice under one campaign. My finance team stopped asking which bill belongs to which edition.',
    author: 'Vikram Deshpande',
    position: 'Brand Manager',
    company: 'Kadam Footwear',
  },
  {
    quote:
      'I compared mall kiosks with society lifts on cost per thousand over lunch, and had both booked before the sale began.',
    author: 'Lakshmi Narayanan',
    position: 'Founder',
    company: 'Neem & Leaf',
  },
  {
    quote: 'When a unipole came down for road work, we saw it the same day and had the next site up by the weekend.',
    author: 'Gurpreet Kaur Bhatia',
    position: 'Media Director',
    company: 'Raftaar EV',
  },
] as const

/** Quotes of four advertisers, one shown at a time. The people are samples, as the companies of the seed are, and the heading says so. */
export function Testimonials() {
  return (
    <div className="page py-16 lg:py-24">
      <div className="grid overflow-hidden rounded-2xl bg-surface shadow-card lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
        <div className="min-w-0 p-7 sm:p-10 lg:p-14">
          <h2 className="text-sm font-semibold text-ink-3">
            {HEADING} <span className="font-normal">· sample quotes</span>
          </h2>
          <Carousel label={HEADING} noun="testimonial">
            {TESTIMONIALS.map(({ quote, author, position, company }) => (
              <figure key={author} className="flex h-full flex-col pt-6">
                <blockquote className="flex-1 text-xl leading-snug font-semibold text-pretty lg:text-2xl lg:leading-[1.3]">
                  {quote}
                </blockquote>
                <figcaption className="mt-9 mb-3 flex items-center gap-4">
                  <Avatar name={author} size="lg" />
                  <div className="min-w-0">
                    <p className="font-bold">{author}</p>
                    <p className="text-sm text-ink-3">
                      {position}, {company}
                    </p>
                  </div>
                </figcaption>
              </figure>
            ))}
          </Carousel>
        </div>
        <div className="relative hidden min-h-80 lg:block">
          <img
            src={sceneUrl({ category: 'transit', id: 'testimonials', variant: 'bus' }, 'card', 'golden')}
            alt=""
            {...FRAME_SIZE.card}
            loading="lazy"
            decoding="async"
            className="absolute inset-0 size-full object-cover"
          />
        </div>
      </div>
    </div>
  )
}
