import { useState } from 'react'
import { titleWithRef } from '../../../../worker/catalogue/rules/listing-marks.ts'
import type { EarningsReport } from '../../../../worker/money/rules/earnings/report.ts'
import { Bars } from '../../../charts/bars.tsx'
import { chartColour } from '../../../charts/colours.ts'
import { type View, ViewToggle } from '../../../charts/view-toggle.tsx'
import { DataTable } from '../../../kit/list/data-table.tsx'
import { Card } from '../../../ui/card.tsx'
import { percentText } from './parts.ts'

const SHOWN = 10

/** Listings with the highest occupancy, as bars or as a table. */
export function OccupancyCard({ report: { listings, occupancyBp } }: { report: EarningsReport }) {
  const [view, setView] = useState<View>('chart')
  const booked = listings
    .flatMap(({ id, title, ref, occupancyBp: bp }) => (bp ? [{ id, title: titleWithRef({ title, ref }), bp }] : []))
    .toSorted((a, b) => b.bp - a.bp)
  const shown = booked.slice(0, SHOWN)
  return (
    <Card as="section" aria-labelledby="occupancy" className="p-5">
      <div className="mb-1 flex flex-wrap items-center justify-between gap-3">
        <h2 id="occupancy" className="text-base">
          Days booked
        </h2>
        {shown.length > 0 && <ViewToggle label="Days booked" view={view} onChange={setView} />}
      </div>
      <p className="mb-4 text-xs text-ink-3">
        {occupancyBp === null
          ? 'None of your listings has a limited capacity, so no share can be calculated.'
          : `${percentText(occupancyBp)} of the capacity of all your listings.${booked.length > SHOWN ? ` The ${SHOWN} busiest:` : ''}`}
      </p>
      {shown.length > 0 &&
        (view === 'chart' ? (
          <Bars
            direction="across"
            size="h-80"
            label={`Days booked: ${shown.map(({ title, bp }) => `${title} ${percentText(bp)}`).join(', ')}`}
            names={shown.map(({ title }) => title)}
            series={[{ name: 'Booked', colour: chartColour(0), values: shown.map(({ bp }) => bp / 100) }]}
            scaleText={(value) => `${value}%`}
            totalText={(value) => percentText(value * 100)}
          />
        ) : (
          <DataTable
            look="report"
            caption="Days booked"
            columns={[
              { key: 'listing', label: 'Listing', isName: true, cell: ({ title }) => title },
              { key: 'booked', label: 'Booked', align: 'end', cell: ({ bp }) => <b>{percentText(bp)}</b> },
            ]}
            rows={shown}
            keyOf={({ id }) => id}
          />
        ))}
    </Card>
  )
}
