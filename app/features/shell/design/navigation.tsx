import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { Carousel } from '../../../ui/carousel.tsx'
import { Disclosure, DisclosureGroup } from '../../../ui/disclosure.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/tabs.tsx'
import { Chapter, Specimen } from './specimen.tsx'

const QUOTES = [
  ['Six unipoles in a week, all in one campaign.', 'Farah Qureshi, Thanda'],
  ['The price was on the post. We knew what to ask for.', 'Meenal Deshpande, Kadam Shoes'],
  ['My screens are full through March.', 'Sourav Mukherjee, Hooghly Street Media'],
  ['We compared radio and newspaper side by side.', 'Dhruv Patel, Sabarmati Media'],
] as const

/** Components for navigation within and between pages. */
export function Navigation() {
  return (
    <Chapter id="navigation" title="Navigation">
      <Specimen name="Breadcrumbs" layout="stack">
        <Breadcrumbs
          items={[
            { label: 'Discover media', to: '/category' },
            { label: 'Outdoor (OOH)', to: '/category/ooh' },
            { label: 'Billboards', to: '/category/ooh/billboard' },
            { label: 'Twin-post hoarding, Eastern Express Highway towards Thane and Mulund' },
          ]}
        />
      </Specimen>
      <Specimen name="Tabs" layout="stack">
        <Tabs>
          <TabList aria-label="Users">
            <Tab id="all" count={2456}>
              All Users
            </Tab>
            <Tab id="advertisers" count={1932}>
              Advertisers
            </Tab>
            <Tab id="owners" count={524}>
              Media Owners
            </Tab>
            <Tab id="invited" isDisabled>
              Invited
            </Tab>
          </TabList>
          <TabPanel id="all">Everyone who has an account.</TabPanel>
          <TabPanel id="advertisers">Those who book.</TabPanel>
          <TabPanel id="owners">Those who list.</TabPanel>
        </Tabs>
      </Specimen>
      <Specimen name="Pagination" isWide layout="stack">
        {[1, 5, 11].map((page) => (
          <Pagination
            key={page}
            page={page}
            pages={11}
            hrefFor={(target) => `?page=${target}`}
            label={`Pages of sites, at page ${page}`}
          />
        ))}
      </Specimen>
      <Specimen name="Disclosure" layout="stack">
        <DisclosureGroup defaultExpandedKeys={['gst']} className="border-t border-line">
          <Disclosure id="gst" title="Do prices include GST?">
            No. Prices exclude 18% GST unless the line says otherwise.
          </Disclosure>
          <Disclosure id="print" title="Who prints the flex?">
            The owner can, at the rate on the page. You may also send your own.
          </Disclosure>
          <Disclosure id="refund" title="What if a site comes down?" isDisabled>
            You pay for the days it was shown.
          </Disclosure>
        </DisclosureGroup>
      </Specimen>
      <Specimen name="Carousel" layout="stack">
        <Carousel label="What customers say" noun="quote">
          {QUOTES.map(([quote, name]) => (
            <figure key={name} className="h-full rounded-lg border border-line bg-surface p-6">
              <blockquote className="text-lg font-semibold">{quote}</blockquote>
              <figcaption className="mt-3 text-sm text-ink-3">{name}</figcaption>
            </figure>
          ))}
        </Carousel>
      </Specimen>
    </Chapter>
  )
}
