import { POST_STATUS_LABELS, type PostStatus } from '../../../../worker/desk/rules/content/post.ts'
import { Badge } from '../../../ui/badge.tsx'

/** Badge with Published or Draft; a scheduled article is a draft. */
export const StatusBadge = ({ status }: { status: PostStatus }) => (
  <Badge tone={status === 'published' ? 'success' : 'neutral'}>{POST_STATUS_LABELS[status]}</Badge>
)
