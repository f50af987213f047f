import type { Compared } from '../../../worker/domain/compare.ts'

/** `Gachibowli, Hyderabad` */
export const placeText = ({ place: { area, city } }: Pick<Compared, 'place'>): string =>
  area && area !== city ? `${area}, ${city}` : city
