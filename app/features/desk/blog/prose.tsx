import { proseStyles } from '../../../ui/prose-styles.ts'

/** The text of an article, sanitised when it was written. */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: worker/desk/content/article-html.ts sanitises it before it is stored
  return <div className={proseStyles()} dangerouslySetInnerHTML={{ __html: html }} />
}
