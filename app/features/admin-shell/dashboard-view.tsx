import { RotateCw, ServerOff } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { AccountRoles } from './account-roles.tsx'
import { AdminPage } from './admin-page.tsx'
import { FigureTiles } from './figure-tiles.tsx'
import { useOverview } from './overview.queries.ts'

/** The first page of the back office: what the product holds today, counted and not guessed. */
export function DashboardView() {
  const { overview, hasFailed, retry } = useOverview()
  return (
    <AdminPage title="Dashboard">
      {hasFailed && !overview ? (
        <div className="space-y-5">
          <ErrorState
            icon={ServerOff}
            title="The figures did not load"
            actions={
              <Button variant="outline" size="sm" onPress={retry}>
                <RotateCw aria-hidden />
                Try again
              </Button>
            }
          >
            Request failed. The rest of the back office works.
          </ErrorState>
        </div>
      ) : (
        <>
          <FigureTiles overview={overview} />
          <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[1fr_1.75fr]">
            <AccountRoles users={overview?.users} />
          </div>
        </>
      )}
    </AdminPage>
  )
}
