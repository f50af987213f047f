import { circle, opacity, shape } from './marks.ts'

const TYRE = '#15161f'

/** A car from the left, its wheels on y; 52 wide at scale 1. */
export const car = (x: number, y: number, scale: number, fill: string, windows: string) =>
  `<g transform="translate(${x} ${y})scale(${scale})">${
    shape('M-26 0c-2-8 2-10 9-11l7-10h21l9 10c7 1 9 4 8 11z', fill) +
    shape('M-6-12l4-6h6v6zm13-6h4l5 6h-9z', windows, opacity(0.85)) +
    circle(-14, 0, 5, TYRE) +
    circle(16, 0, 5, TYRE)
  }</g>`

/** An auto-rickshaw in yellow and green, its wheels on y; 48 wide at scale 1. */
export const autoRickshaw = (x: number, y: number, scale: number) =>
  `<g transform="translate(${x} ${y})scale(${scale})">${
    shape('M-20 0v-24c2-8 8-10 16-10h12l10 15 4 7v12z', '#1D5E45') +
    shape('M-20-18c0-14 6-16 16-16h12l8 12h-36z', '#F0B323') +
    shape('M6-30l9 13h-9zM-14-18v-8h14v8z', '#dfeaf0', opacity(0.8)) +
    circle(-13, 0, 6, TYRE) +
    circle(17, 0, 5, TYRE)
  }</g>`
