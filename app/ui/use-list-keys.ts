import { type RefObject, useEffect, useEffectEvent } from 'react'
import { singleKeysAct } from './single-keys.ts'

/**
 * True for a key without a modifier that is meant as a shortcut: not as text, not for a dialog, and not where they are
 * turned off.
 */
export const isSingleKey = ({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean =>
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  !defaultPrevented &&
  singleKeysAct() &&
  !(
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog]')
  )

/** Cards of the list, by the attribute that names them. */
const cardsIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-card]')]

/** Puts the focus on a card; the nearest one where that one is gone. */
export const focusCard = (list: HTMLElement | null, at: number): void => {
  const cards = list ? cardsIn(list) : []
  cards[Math.max(0, Math.min(at, cards.length - 1))]?.querySelector('a')?.focus()
}

/** The place of the card with the focus in the list; -1 for none. */
export const focusedCard = (list: HTMLElement | null): number =>
  list ? cardsIn(list).findIndex((card) => card.contains(document.activeElement)) : -1

/**
 * J and K go to the next and the previous card, letters act on the card that has the focus: without it they do nothing, so that no
 * stray key decides anything.
 * @param letters in lower case
 */
export function useListKeys<Letter extends string>(
  list: RefObject<HTMLElement | null>,
  letters: readonly Letter[],
  onKey: (letter: Letter, id: string) => void,
) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, repeat } = event
    if (!isSingleKey(event) || !list.current) return
    // A message is an alertdialog: only dialogs take the keys.
    if (document.querySelector('[role=dialog]')) return
    const at = focusedCard(list.current)
    const pressed = key.toLowerCase()
    const letter = letters.find((one) => one === pressed)
    if (pressed === 'j') focusCard(list.current, at + 1)
    else if (pressed === 'k') focusCard(list.current, at === -1 ? 0 : at - 1)
    else if (letter && at >= 0 && !repeat) {
      const id = cardsIn(list.current)[at]?.dataset.card
      if (id) onKey(letter, id)
    } else return
    event.preventDefault()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}
