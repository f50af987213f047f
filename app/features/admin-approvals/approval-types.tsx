import { ListFilter } from 'lucide-react'
import { useNavigate } from 'react-router'
import { NativeSelect } from '../../ui/native-select.tsx'

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

/** Which kind is listed. */
export function ApprovalTypes({ type }: { type: ApprovalType }) {
  const navigate = useNavigate()
  return (
    <NativeSelect
      variant="toolbar"
      label="Type"
      icon={ListFilter}
      options={TYPES}
      value={type}
      onChange={({ target: { value } }) => navigate({ search: value ? `?type=${value}` : '' })}
      className="w-44"
    />
  )
}
