import { Building2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PendingItem } from '../../../../worker/backoffice/approvals/pending.server.ts'
import type { Check } from '../../../../worker/backoffice/rules/approvals/approval.ts'
import { titleWithRef } from '../../../../worker/catalogue/rules/listing-marks.ts'
import { describePrice } from '../../../../worker/catalogue/rules/rate.ts'
import { formatMoney, type Paise } from '../../../../worker/kernel/rules/money.ts'
import { formatBytes } from '../../../../worker/uploads/rules/upload.ts'
import { FRAME_SIZE, sceneUrl } from '../../../art/picture.ts'
import { LinePicture } from '../../../kit/listing-card/line-picture.tsx'
import { durationOf, mediaNames } from './campaign-facts.ts'

/** Placeholder for a company, which has no picture. */
const COMPANY_PICTURE = (
  <span className="grid aspect-4/3 w-24 shrink-0 place-items-center rounded-sm bg-select text-link max-sm:hidden">
    <Building2 aria-hidden className="size-8" strokeWidth={1.5} />
  </span>
)

/** Facts on the card of an item. */
interface ItemFacts {
  href: string
  title: string
  submitter: string
  picture: ReactNode
  facts: readonly { label: string; value: string; isWarning?: boolean }[]
  checks: readonly Check[]
  /** Consequences of approving. */
  note: string
  /** Recipient of the reason of a rejection. */
  reader: string
}

const PICTURE = 'w-24 rounded-sm max-sm:hidden'

/**
 * Facts of a pending item, by kind.
 * @param money formats an amount in the chosen notation
 */
export function itemFacts(item: PendingItem, money: (paise: Paise) => string): ItemFacts {
  switch (item.kind) {
    case 'campaign': {
      const { budget, total, starts, ends } = item.campaign
      return {
        href: `/admin/approvals/campaigns/${item.id}`,
        title: item.campaign.name,
        submitter: `Campaign from ${item.client || 'an advertiser'}`,
        picture: item.first && <LinePicture line={item.first} className={PICTURE} />,
        facts: [
          { label: 'Budget', value: budget === null ? 'not set' : money(budget) },
          { label: 'Duration', value: durationOf({ starts, ends }) },
          { label: 'Total', value: money(total), isWarning: budget !== null && total > budget },
          { label: 'Media', value: mediaNames(item.media) },
        ],
        checks: item.checks,
        note: 'Approval sends the requests to the owners immediately.',
        reader: 'Shown to the advertiser.',
      }
    }
    case 'owner':
      return {
        href: `/admin/approvals/${item.id}`,
        title: item.company,
        submitter: `Media owner from ${item.user.name}`,
        picture: COMPANY_PICTURE,
        facts: [
          { label: 'Locations', value: item.locations.join(', ') },
          { label: 'Inventory', value: item.inventory.join(', ') },
        ],
        checks: item.checks,
        note: item.verified
          ? 'Approval gives the account this company.'
          : 'Approval gives the account this company. To verify its documents, open the claim.',
        reader: 'Shown to the claimant.',
      }
    case 'artwork': {
      const { campaign, line, file, client } = item
      return {
        href: `/admin/approvals/content/${item.id}`,
        title: `Artwork for ${titleWithRef(line.snapshot)}`,
        submitter: `Content from ${client || 'an advertiser'}`,
        picture: <LinePicture line={line} className={PICTURE} />,
        facts: [
          { label: 'File', value: `${file.name || `version ${file.version}`}, ${formatBytes(file.bytes)}` },
          { label: 'Campaign', value: campaign.name },
        ],
        checks: item.checks,
        note: 'Its owner reviews it next.',
        reader: 'Shown to the advertiser.',
      }
    }
    case 'listing': {
      const { id, ref, variant, title, category, place, owner, photos, rate, type } = item
      const price = rate && describePrice(rate)
      return {
        href: `/admin/approvals/listings/${id}`,
        title,
        submitter: `Content from ${owner.name}`,
        picture: (
          <img
            src={photos[0]?.src ?? sceneUrl({ category: category.id, id, variant, title, place })}
            alt=""
            {...FRAME_SIZE.card}
            loading="lazy"
            decoding="async"
            className={`aspect-4/3 shrink-0 object-cover ${PICTURE}`}
          />
        ),
        facts: [
          { label: 'Listing', value: `${ref}, ${category.name}, ${type}` },
          { label: 'Place', value: `${place.area}, ${place.city}` },
          ...(price ? [{ label: 'Price', value: `${formatMoney(price.amount)} ${price.unit}` }] : []),
        ],
        checks: [
          owner.verified
            ? { isGood: true, text: `${owner.name} is verified` }
            : { isGood: false, text: `The documents of ${owner.name} are not checked yet` },
          photos.length > 0
            ? { isGood: true, text: photos.length === 1 ? 'One photo' : `${photos.length} photos` }
            : { isGood: false, text: 'No photo: an illustration is shown' },
        ],
        note: 'Approval publishes it in the catalogue.',
        reader: 'Shown to the owner.',
      }
    }
  }
}
