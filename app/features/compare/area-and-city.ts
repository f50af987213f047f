import type { Compared } from '../../../worker/domain/catalogue/compare.ts'

/** `Gachibowli, Hyderabad` */
export const areaAndCity = ({ place: { area, city } }: Pick<Compared, 'place'>): string =>
  area && area !== city ? `${area}, ${city}` : city
