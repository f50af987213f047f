import { ArrowLeft, Search } from 'lucide-react'
import { sceneUrl } from '../../../art/picture.ts'
import { LinkButton } from '../../../ui/link.tsx'
import { BLOG } from './address.ts'

const PAPER = sceneUrl({ category: 'newspaper', id: 'article-not-found', variant: 'column' }, 'card')

/** Shown for an unknown article; the error layout comes from the shell. */
export const ARTICLE_MISSING = {
  picture: PAPER,
  title: 'Article Not Found',
  children: 'It may have been renamed, or withdrawn for a correction. All other articles are on the blog.',
  actions: (
    <>
      <LinkButton to={BLOG}>
        <ArrowLeft aria-hidden />
        Return to Blog
      </LinkButton>
      <LinkButton to="/discover" variant="outline">
        <Search aria-hidden />
        Search all media
      </LinkButton>
    </>
  ),
}
