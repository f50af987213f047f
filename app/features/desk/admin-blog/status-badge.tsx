import { POST_STATUS_LABELS, type PostStatus } from '../../../../worker/desk/rules/content/post.ts'
import { Badge } from '../../../ui/badge.tsx'

/** Published or Draft, and nothing else: what waits for its time is a draft. */
export const StatusBadge = ({ status }: { status: PostStatus }) => (
  <Badge tone={status === 'published' ? 'success' : 'neutral'}>{POST_STATUS_LABELS[status]}</Badge>
)
