import type { PostStatus } from '../../../worker/domain/content/post.ts'
import { Badge } from '../../ui/badge.tsx'

/** Published or Draft, and nothing else: what waits for its time is a draft. */
export const StatusBadge = ({ status }: { status: PostStatus }) =>
  status === 'published' ? <Badge tone="success">Published</Badge> : <Badge tone="neutral">Draft</Badge>
