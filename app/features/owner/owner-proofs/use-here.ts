import { useState } from 'react'
import type { Point } from '../../../../worker/catalogue/rules/places/distance.ts'
import { toast } from '../../../ui/toast.tsx'

const LONGEST_MS = 15_000

/** Position of the device, requested only after a press. */
export function useHere() {
  const [here, setHere] = useState<Point | null>(null)
  const [isPending, setPending] = useState(false)

  function find() {
    setPending(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setHere({ lat: coords.latitude, lng: coords.longitude })
        setPending(false)
      },
      () => {
        toast({ tone: 'info', title: 'Your position is not known', description: 'The browser did not share it.' })
        setPending(false)
      },
      { enableHighAccuracy: true, timeout: LONGEST_MS, maximumAge: 60_000 },
    )
  }

  return { here, isPending, find, forget: () => setHere(null) }
}
