import { ListFilter } from 'lucide-react'
import { useNavigate, useSearchParams } from 'react-router'
import { NativeSelect } from '../../../ui/native-select.tsx'

/** Kinds of what staff decide, by their value in the address; nothing is all of them. */
const TYPES = [
  { value: '', label: 'All Types' },
  { value: 'campaigns', label: 'Campaigns' },
  { value: 'owners', label: 'Media Owners' },
  { value: 'content', label: 'Content' },
] as const

type ApprovalType = (typeof TYPES)[number]['value']

export const approvalTypeOf = (text: string | null): ApprovalType =>
  TYPES.find(({ value }) => value === text)?.value ?? ''

/** Choice of the listed kind. */
export function ApprovalTypes({ type }: { type: ApprovalType }) {
  const navigate = useNavigate()
  const [params] = useSearchParams()

  /** The order stays; what narrows one kind goes. */
  function choose(value: string) {
    const next = new URLSearchParams(params)
    for (const name of ['page', 'q', 'state']) next.delete(name)
    if (value === '') next.delete('type')
    else next.set('type', value)
    return navigate({ search: `${next}` })
  }

  return (
    <NativeSelect
      variant="toolbar"
      label="Type"
      icon={ListFilter}
      options={TYPES}
      value={type}
      onChange={({ target: { value } }) => choose(value)}
      className="w-44"
    />
  )
}
