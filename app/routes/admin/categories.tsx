import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { AdminPage } from '../../features/admin-shell/admin-page.tsx'
import { CategoriesView } from '../../features/categories/categories-view.tsx'
import type { Task } from '../../features/categories/category-dialogs.tsx'
import { Button } from '../../ui/button.tsx'
import { adminMeta } from './admin-meta.ts'

export const meta = () => adminMeta('Categories, Admin')

export default function Categories() {
  const [params, setParams] = useSearchParams()
  const isNew = params.has('new')
  const [task, setTask] = useState<Task | null>(null)
  // The command palette opens the dialog by an address; once it is open, a reload or going back does not open it again.
  useEffect(() => {
    if (!isNew) return
    setTask({ kind: 'add' })
    setParams({}, { replace: true })
  }, [isNew, setParams])
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
