import { ArrowUpDown, Camera, MapPin, Upload } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { listOwnerProofs, OwnerProof } from '../../../../worker/booking/proofs/owner-proofs.server.ts'
import { PROOF_TABS, type ProofTab } from '../../../../worker/booking/rules/proofs/proof-inputs.ts'
import { titleWithRef } from '../../../../worker/catalogue/rules/listing-marks.ts'
import { distanceKm } from '../../../../worker/catalogue/rules/places/distance.ts'
import type { CivilDate } from '../../../../worker/kernel/rules/dates.ts'
import { plural } from '../../../../worker/kernel/rules/text/plural.ts'
import { ListPage, ListRows } from '../../../kit/list/list-page.tsx'
import { useListAddress } from '../../../kit/list/use-list-address.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Menu, MenuItem, MenuTrigger } from '../../../ui/menu.tsx'
import { NativeSelect } from '../../../ui/native-select.tsx'
import { ProofRow } from './proof-row.tsx'
import { proofPath } from './proof-words.ts'
import { useHere } from './use-here.ts'

const TABS: Record<ProofTab, { label: string; empty: string; text: string }> = {
  due: { label: 'Due', empty: 'No proofs due', text: 'Proofs due appear here once a booking starts.' },
  sent: {
    label: 'Sent',
    empty: 'No proofs waiting',
    text: 'Sent proofs appear here until the advertiser answers, at most seven days.',
  },
  accepted: { label: 'Accepted', empty: 'No accepted proofs yet', text: 'Accepted proofs are listed here.' },
  disputed: { label: 'Disputed', empty: 'No disputes', text: 'Disputed proofs are listed here.' },
}

const ORDERS = [
  { value: 'due', label: 'By due date' },
  { value: 'near', label: 'By distance' },
] as const

interface ProofListProps {
  list: Awaited<ReturnType<typeof listOwnerProofs>>
  tab: ProofTab
  today: CivilDate
}

/** Proofs of an owner by status. Distances are shown once the user has shared a position. */
export function ProofList({ list: { items, lately, tabs, page, pages }, tab, today }: ProofListProps) {
  const { here, isPending, find } = useHere()
  const [order, setOrder] = useState('due')
  const navigate = useNavigate()
  const address = useListAddress()
  const kmOf = ({ site }: OwnerProof) => (here && site ? distanceKm(here, site) : null)
  const shown =
    order === 'near' && here && pages === 1
      ? items.toSorted((a, b) => (kmOf(a) ?? Number.MAX_VALUE) - (kmOf(b) ?? Number.MAX_VALUE))
      : items
  const { empty, text } = TABS[tab]
  const isDue = tab === 'due'
  const key = ({ line, slot }: OwnerProof) => `${line.id} ${slot.slot}`
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-2xl lg:text-3xl">Proofs</h1>
          <p className="mt-1.5 text-sm text-ink-2">
            {tabs.due === 0
              ? 'No proofs due.'
              : `${plural(tabs.due, ['proof is due.', 'proofs are due.'])} The final invoice needs proof of every booking.`}
          </p>
        </div>
        {isDue && items.length > 0 && (
          <MenuTrigger>
            <Button variant="outline">
              <Upload aria-hidden />
              Send files
            </Button>
            <Menu onAction={(to) => navigate(String(to))} aria-label="Booking">
              {items.slice(0, 10).map((item) => (
                <MenuItem key={key(item)} id={proofPath(item.line, item.slot)}>
                  {`${titleWithRef(item.line.snapshot)}, ${item.slot.label}`}
                </MenuItem>
              ))}
            </Menu>
          </MenuTrigger>
        )}
      </div>
      <div className="mt-4">
        <ListPage
          name="Proofs"
          noun={['proof', 'proofs']}
          address={address}
          total={tabs[tab]}
          {...{ page, pages }}
          views={{
            name: 'tab',
            label: 'Proofs by state',
            isPart: true,
            options: PROOF_TABS.map((one) => ({
              value: one === 'due' ? '' : one,
              label: TABS[one].label,
              count: tabs[one],
            })),
          }}
          tools={
            isDue &&
            items.length > 0 && (
              <div className="flex flex-wrap items-center gap-3 text-sm text-ink-2">
                {here ? (
                  <p>Distance from your position</p>
                ) : (
                  <Button variant="ghost" size="sm" isPending={isPending} onPress={find}>
                    <MapPin aria-hidden />
                    Show distances
                  </Button>
                )}
                {here && pages === 1 && (
                  <NativeSelect
                    variant="toolbar"
                    label="Order"
                    icon={ArrowUpDown}
                    options={ORDERS}
                    value={order}
                    onChange={({ target }) => setOrder(target.value)}
                    className="w-42"
                  />
                )}
              </div>
            )
          }
          empty={{ icon: Camera, title: empty, text }}
        >
          <ListRows items={shown} keyOf={key} label={TABS[tab].label}>
            {(item) => <ProofRow item={item} today={today} km={kmOf(item)} isFirst={isDue && item === shown[0]} />}
          </ListRows>
        </ListPage>
      </div>
      {lately.length > 0 && (
        <section aria-labelledby="lately" className="mt-7">
          <h2 id="lately" className="mb-3 text-xl">
            Recent activity
          </h2>
          <Card>
            <ListRows items={lately} keyOf={key}>
              {(item) => <ProofRow item={item} today={today} km={null} isFirst={false} />}
            </ListRows>
          </Card>
        </section>
      )}
    </>
  )
}
