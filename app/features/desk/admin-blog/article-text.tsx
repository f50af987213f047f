import { type ComponentType, useEffect, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { ArticleEditorProps } from './editor/article-editor.tsx'

type Loaded = { Editor: ComponentType<ArticleEditorProps> } | 'failed' | null

/** Editor of a text, loaded when it is first shown: no other page needs its library. */
export function ArticleText(props: ArticleEditorProps) {
  const [loaded, setLoaded] = useState<Loaded>(null)
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try loads again
  useEffect(() => {
    // Effects run in the browser only; this condition keeps the library out of the server bundle.
    if (import.meta.env.SSR) return
    let isGone = false
    import('./editor/article-editor.tsx').then(
      ({ ArticleEditor }) => isGone || setLoaded({ Editor: ArticleEditor }),
      () => isGone || setLoaded('failed'),
    )
    return () => {
      isGone = true
    }
  }, [tries])

  if (loaded === 'failed') {
    return (
      <div role="alert" className="grid justify-items-start gap-3 p-5 text-sm text-ink-2">
        The editor could not be loaded. Your article is safe.
        <Button
          size="sm"
          variant="outline"
          onPress={() => {
            setLoaded(null)
            setTries(tries + 1)
          }}
        >
          Try again
        </Button>
      </div>
    )
  }
  return loaded ? <loaded.Editor {...props} /> : <Waiting />
}

const Waiting = () => (
  <div role="status" aria-label="Loading the editor" className="grid gap-4 p-9">
    <Skeleton className="h-6 w-2/3" />
    <Skeleton className="h-32" />
  </div>
)
