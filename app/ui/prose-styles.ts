import { variants } from './variants.ts'

/** Styles for the elements that an article may contain (worker/desk/content/article-html.ts); its HTML has no classes. */
export const proseStyles = variants({
  base: [
    'wrap-anywhere text-ink-2 [&_strong]:text-ink',
    '[&>p]:mt-4 [&>p:first-child]:mt-0 [&>p:first-child]:text-lg [&>p:first-child]:text-ink',
    '[&_h2]:mt-11 [&_h2]:scroll-mt-24 [&_h2]:text-2xl [&_h2]:text-ink [&_h3]:mt-8 [&_h3]:text-lg [&_h3]:text-ink',
    '[&_ul]:list-disc [&_ol]:list-decimal [&_ul]:mt-4 [&_ol]:mt-4 [&_ul]:pl-5 [&_ol]:pl-6 [&_li]:mt-2 [&_li]:marker:text-ink-3',
    '[&_a]:text-link [&_a]:underline [&_a]:decoration-from-font [&_a]:underline-offset-2 [&_a]:hover:text-link-hover [&_a]:hover:decoration-2',
    '[&_blockquote]:mt-6 [&_blockquote]:border-l-3 [&_blockquote]:border-accent [&_blockquote]:pl-5 [&_blockquote]:text-lg [&_blockquote]:font-semibold [&_blockquote]:text-ink',
    '[&_hr]:mt-8 [&_hr]:border-line [&_img]:mt-6 [&_img]:h-auto [&_img]:max-w-full [&_img]:rounded-xl [&_img]:bg-surface-2',
    '[&>div]:my-6 [&>div]:overflow-x-auto [&>div]:rounded-lg [&>div]:border [&>div]:border-line [&>div]:bg-surface',
    '[&_table]:w-full [&_table]:wrap-normal [&_table]:text-left [&_table]:text-sm [&_caption]:px-4 [&_caption]:py-3 [&_caption]:text-left [&_caption]:font-semibold [&_caption]:text-ink',
    '[&_th]:px-4 [&_td]:px-4 [&_th]:py-2.5 [&_td]:py-2.5 [&_th]:align-top [&_td]:align-top [&_th]:font-semibold [&_tbody_th]:font-medium [&_tbody_th]:text-ink',
    '[&_thead]:bg-surface-2 [&_tbody_tr]:border-t [&_tbody_tr]:border-line',
  ],
})
