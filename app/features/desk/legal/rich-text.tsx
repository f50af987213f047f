import { Fragment } from 'react'
import { withIdentity } from '../../../company.ts'
import { useIdentity } from '../../../site.ts'
import { TextLink } from '../../../ui/link.tsx'
import { readInlineText } from './inline-text.ts'

/** A text of a legal document, with links. */
export function RichText({ text }: { text: string }) {
  const site = useIdentity()
  let at = 0
  return readInlineText(withIdentity(text, site)).map((part) => {
    // The index is the only identity of a part; texts do not change.
    const key = at
    at += part.text.length
    if (part.to === undefined) return <Fragment key={key}>{part.text}</Fragment>
    return (
      <TextLink key={key} to={part.to} className="wrap-anywhere">
        {part.text}
      </TextLink>
    )
  })
}
