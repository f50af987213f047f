import { Plus } from 'lucide-react'
import { useState } from 'react'
import { CategoriesView } from '../../features/backoffice/categories/categories-view.tsx'
import type { Task } from '../../features/backoffice/categories/category-dialogs.tsx'
import { AdminPage } from '../../features/shell/admin-shell/admin-page.tsx'
import { useNewByAddress } from '../../features/shell/admin-shell/use-new-by-address.ts'
import { Button } from '../../ui/button.tsx'
import type { Route } from './+types/categories'
import { adminMeta } from './admin-meta.ts'
import { callStaff } from './staff.ts'

/** The page fetches the list itself, because it follows changes of other staff. */
export const loader = ({ context }: Route.LoaderArgs) => callStaff(context, ['content'], () => null)

export const meta = adminMeta('Categories, Admin')

export default function Categories() {
  const [task, setTask] = useState<Task | null>(null)
  useNewByAddress(() => setTask({ kind: 'add' }))
  return (
    <AdminPage
      title="Categories"
      actions={
        <Button size="sm" onPress={() => setTask({ kind: 'add' })}>
          <Plus aria-hidden />
          Add Category
        </Button>
      }
    >
      <CategoriesView task={task} onTask={setTask} />
    </AdminPage>
  )
}
