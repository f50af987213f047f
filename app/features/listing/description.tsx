import { foldText } from './fold-text.ts'

/** Text of the owner; a long one is folded after its first sentences. */
export function Description({ text }: { text: string }) {
  const { shown, folded } = foldText(text)
  return (
    <div className="max-w-[64ch] text-ink-2 wrap-anywhere">
      <p>{shown}</p>
      {folded !== '' && (
        <details className="group mt-1">
          <summary className="inline-block cursor-pointer rounded-xs py-1 text-sm font-semibold text-link group-open:hidden pointer-coarse:py-3">
            Read more
          </summary>
          <p>{folded}</p>
        </details>
      )}
    </div>
  )
}
