import { type RefObject, useEffect, useEffectEvent } from 'react'
import { isSingleKey } from '../../ui/single-keys.ts'
import type { Selection } from './use-selection.tsx'

/** Cards of the list, found by their attribute. */
const cardsIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-card]')]

/** Focuses the card at an index; the nearest one when it is gone. */
export const focusCard = (list: HTMLElement | null, at: number): void => {
  const cards = list ? cardsIn(list) : []
  cards[Math.max(0, Math.min(at, cards.length - 1))]?.querySelector<HTMLElement>('a, button')?.focus()
}

/** Index of the focused card; -1 for none. */
export const focusedCard = (list: HTMLElement | null): number =>
  list ? cardsIn(list).findIndex((card) => card.contains(document.activeElement)) : -1

interface ListKeys<Letter extends string> {
  /** Acts on the focused card, by lower-case letter. */
  letters?: readonly Letter[]
  onLetter?: (letter: Letter, id: string) => void
  selection?: Selection | undefined
}

/**
 * Shortcuts: J and K move to the next and previous card, letters act on the focused card. Without a focused card
 * letters do nothing, so that a stray key decides nothing. When cards can be chosen, X chooses one, Shift X all up to
 * it, and Escape none.
 */
export function useListKeys<Letter extends string>(
  list: RefObject<HTMLElement | null>,
  { letters = [], onLetter, selection }: ListKeys<Letter>,
) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, repeat, shiftKey } = event
    if (!isSingleKey(event) || !list.current) return
    // A toast is an alertdialog: only dialogs disable the keys.
    if (document.querySelector('[role=dialog]')) return
    const at = focusedCard(list.current)
    const id = cardsIn(list.current)[at]?.dataset.card
    const pressed = key.toLowerCase()
    const letter = letters.find((one) => one === pressed)
    if (pressed === 'j') focusCard(list.current, at + 1)
    else if (pressed === 'k') focusCard(list.current, at === -1 ? 0 : at - 1)
    else if (pressed === 'escape' && selection && selection.chosen.size > 0) selection.clear()
    else if (!id || repeat) return
    else if (pressed === 'x' && selection) selection.toggle(id, shiftKey)
    else if (letter) onLetter?.(letter, id)
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}
