import { formatOf } from '../../../worker/catalogue/rules/registry/drawn-facts.ts'
import { mediaSpec } from '../../../worker/catalogue/rules/registry/media.ts'
import { sceneUrl } from '../../art/picture.ts'
import { picturedOf } from './presentations.ts'

/** Picture of a group. File names in /art have no underscores. */
export function groupSceneUrl(category: string, group: string, frame: 'card' | 'wide'): string {
  const variant = picturedOf(category)?.groups[group] ?? null
  const id = `${category}-${group}`.replaceAll('_', '-')
  return sceneUrl({ category, id, variant }, frame)
}

/** True when night or rain changes a picture. */
export function isLit({ category, variant }: { category: string; variant: string | null }): boolean {
  const drawn = mediaSpec({ id: category, name: '' }).drawnAs ?? category
  return picturedOf(drawn)?.lit?.includes(formatOf(variant ?? '')) ?? true
}
