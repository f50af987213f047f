import { Clock, MailWarning, MapPinOff, RotateCw, WifiOff } from 'lucide-react'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card, CardLink } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Figures } from '../../../ui/figures.tsx'
import { Meter } from '../../../ui/meter.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { SpecList } from '../../../ui/spec-list.tsx'
import { TickList } from '../../../ui/tick-list.tsx'
import { VerifiedMark } from '../../../ui/verified-mark.tsx'
import { Chapter, Specimen } from './specimen.tsx'

const PEOPLE = [
  'Lakshmi Venkataraghavan',
  'Sourav Mukherjee',
  'Farah Qureshi',
  'Harpreet Singh Gill',
  'तारा जोशी',
  'Heera & Sons',
]

/** Components that display data. */
export function Display() {
  return (
    <Chapter id="display" title="Display">
      <Specimen name="Badge">
        <Badge tone="success">Available</Badge>
        <Badge tone="warn">Free from 14 Jan</Badge>
        <Badge tone="info">Planned</Badge>
        <Badge tone="neutral">Completed</Badge>
        <Badge tone="danger">Suspended</Badge>
      </Specimen>
      <Specimen name="Avatar, VerifiedMark">
        {PEOPLE.map((name) => (
          <Avatar key={name} name={name} />
        ))}
        <Avatar name="Skyline Outdoor" size="md" />
        <p className="flex items-center gap-1.5 font-bold">
          Skyline Outdoor <VerifiedMark />
        </p>
      </Specimen>
      <Specimen name="SpecList" layout="stack">
        <SpecList
          facts={[
            { label: 'Size', value: '40 × 20 ft (800 sq ft)' },
            { label: 'Lighting', value: 'Front lit, from dusk to midnight' },
            { label: 'Facing', value: 'Towards Kondapur' },
            { label: 'Permit', value: 'GHMC, valid to Mar 2028' },
          ]}
        />
      </Specimen>
      <Specimen name="Figures" layout="stack">
        <Figures
          facts={[
            { label: 'Vehicles a day', value: '2.1 lakh' },
            { label: 'View time', value: '48 sec' },
            { label: 'CPM', value: '₹29.37' },
            { label: 'Minimum', value: '1 month' },
          ]}
        />
      </Specimen>
      <Specimen name="TickList" layout="stack">
        <TickList
          items={['Electricity and daily upkeep', 'Free change of creative after 30 days', 'Mounting within 48 hours']}
        />
      </Specimen>
      <Specimen name="Meter" layout="stack">
        <Meter label="Spent" percent={64} valueText="₹3.2 L of ₹5 L" />
        <Meter label="Slots taken" percent={83} tone="accent" />
        <Meter label="Over the plan" percent={112} tone="danger" />
      </Specimen>
      <Specimen name="Card" layout="grid">
        <Card className="p-5">
          <p className="font-bold">A panel</p>
          <p className="text-sm text-ink-2">Boxes hold forms and tables.</p>
        </Card>
        <Card as="article" className="p-5 hover:border-line-strong">
          <h4 className="font-bold">
            <CardLink to="/category/radio">Radio</CardLink>
          </h4>
          <p className="text-sm text-ink-2">The whole card is the link.</p>
        </Card>
      </Specimen>
      <Specimen name="Skeleton" layout="grid">
        {['a', 'b'].map((key) => (
          <div key={key} className="space-y-3">
            <Skeleton className="h-28 w-full rounded-card" />
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-4 w-1/2" />
          </div>
        ))}
      </Specimen>
      <Specimen name="Banner" isWide layout="stack">
        <Banner tone="info" icon={Clock}>
          Rates of December are open from Monday.
        </Banner>
        <Banner
          tone="warn"
          icon={MailWarning}
          action={
            <Button variant="outline" size="sm">
              Send the link again
            </Button>
          }
        >
          <b>Confirm your email.</b> We sent a link to farah@thanda.example.
        </Banner>
        <Banner tone="danger" icon={WifiOff}>
          You are offline.
        </Banner>
      </Specimen>
      <Specimen name="EmptyState" layout="stack">
        <EmptyState
          icon={MapPinOff}
          heading="h3"
          title="No sites in Warangal under ₹1,00,000"
          actions={
            <>
              <Button size="sm">Show them</Button>
              <Button size="sm" variant="outline">
                Clear filters
              </Button>
            </>
          }
        >
          3 sites start just above that price.
        </EmptyState>
      </Specimen>
      <Specimen name="ErrorState" layout="stack">
        <ErrorState
          icon={WifiOff}
          heading="h3"
          title="The list did not load"
          actions={
            <Button size="sm" variant="outline">
              <RotateCw aria-hidden />
              Try again
            </Button>
          }
        >
          Your filters are kept. It may be the connection.
        </ErrorState>
      </Specimen>
    </Chapter>
  )
}
