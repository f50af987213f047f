import type { ComponentType, ReactNode } from 'react'
import type { Element, Piece } from '../../content/page.ts'
import { TextLink } from '../../ui/link.tsx'

interface ProseProps {
  pieces: readonly Piece[]
  /** Components for elements with their own styles. */
  looks: Partial<Record<Element['tag'], ComponentType<{ children: ReactNode }>>>
}

/** Text of a page of `app/content`. */
export const Prose = ({ pieces, looks }: ProseProps): ReactNode =>
  pieces.map((piece, at) => {
    if (typeof piece === 'string') return piece
    const { tag, to, children } = piece
    const key = `${tag}${at}`
    if (to !== undefined)
      return (
        <TextLink key={key} to={to} className="wrap-anywhere">
          <Prose pieces={children} looks={looks} />
        </TextLink>
      )
    const Look = looks[tag] ?? tag
    return (
      <Look key={key}>
        <Prose pieces={children} looks={looks} />
      </Look>
    )
  })
