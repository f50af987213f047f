import { CircleAlert } from 'lucide-react'
import type { CivilDate } from '../../../../worker/kernel/rules/dates.ts'
import { MadeLink, NewLinkForm, useExpiringLinks, WorkingLinks } from '../../../kit/expiring-links/expiring-links.tsx'
import { failureText } from '../../../kit/mutation/refusal.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { endLink, makeLink, useLinks } from './share-links.queries.ts'

interface ShareLinksProps {
  /** Id of an own estimate. */
  documentId: string
  today: CivilDate
}

/** Default duration in days: the validity of an estimate. */
const USUAL_DAYS = 7

/** Links to an estimate for people without an account: created with a last day, shown once, ended at any time. */
export function ShareLinks({ documentId, today }: ShareLinksProps) {
  const { data: links, error, mutate } = useLinks(documentId)
  const state = useExpiringLinks({
    today,
    usualDays: USUAL_DAYS,
    make: async (expires) => {
      const { link, path } = await makeLink(documentId, expires)
      return { id: link.id, path }
    },
    end: (id) => endLink(documentId, id),
    reload: mutate,
  })
  return (
    <Card as="section" aria-labelledby="share-links" className="p-4 print:hidden">
      <h2 id="share-links" className="text-base">
        Share
      </h2>
      <p className="mt-1 text-sm text-ink-2">
        Anyone with the link can see this estimate without signing in, until the day that you choose.
      </p>
      <NewLinkForm state={state} className="mt-3" />
      <MadeLink state={state} className="mt-4" />
      {state.ending.refusal?.whole && (
        <Banner icon={CircleAlert} tone="danger" role="alert" className="mt-4">
          {state.ending.refusal.whole}
        </Banner>
      )}
      {links === undefined && !error && <Skeleton className="mt-4 h-12" />}
      {error && links === undefined && (
        <Banner
          icon={CircleAlert}
          tone="danger"
          className="mt-4"
          action={
            <Button variant="outline" size="sm" onPress={() => void mutate()}>
              Try again
            </Button>
          }
        >
          The links could not be loaded. {failureText(error)}
        </Banner>
      )}
      {links && <WorkingLinks state={state} links={links} className="mt-4" />}
    </Card>
  )
}
