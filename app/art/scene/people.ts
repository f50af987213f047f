import { circle, round } from './marks.ts'
import type { Pen } from './pen.ts'

type Person = (x: number, y: number, height: number, fill: string, head?: string) => string

/**
 * How a picture draws people: the figure is defined once and used for each of them, on their feet at x, y. Without the
 * colour of a head they are a silhouette.
 */
export function personOf(pen: Pen): Person {
  const id = `${pen.prefix}m`
  return (x, y, height, fill, head = '') => {
    if (!pen.defs.includes(id))
      pen.defs += `<g id="${id}"><path d="M0-64v20" stroke-width="27" stroke-linecap="round"/><path d="M-6-40V0M7 0v-40" stroke-width="11"/><path d="M0-90v.1" stroke-width="20" stroke-linecap="round"/></g>`
    const figure = `<use href="#${id}" transform="translate(${round(x)} ${round(y)})scale(${Math.round(height) / 100})" stroke="${fill}"/>`
    return figure + (head ? circle(x, y - height * 0.9, height * 0.1, head) : '')
  }
}
