import { type ComponentType, useEffect, useState } from 'react'

/** The component once it is here; `failed` when it could not be fetched, null before. */
type Loaded<Props> = { Chart: ComponentType<Props> } | 'failed' | null

/** Loads a chart in the browser, after the page is usable. @param load the same function on every call */
export function useChart<Props>(load: () => Promise<ComponentType<Props>>): Loaded<Props> {
  const [loaded, setLoaded] = useState<Loaded<Props>>(null)
  useEffect(() => {
    // Effects run in the browser only; saying so keeps the chart library out of the server bundle.
    if (import.meta.env.SSR) return
    let isGone = false
    load().then(
      (Chart) => isGone || setLoaded({ Chart }),
      () => isGone || setLoaded('failed'),
    )
    return () => {
      isGone = true
    }
  }, [load])
  return loaded
}
