/** `Pune, Maharashtra`; of a city that is its own state only `Delhi`. */
export const homeText = ({ city, state }: { city: string; state: string }): string =>
  city === state ? city : `${city}, ${state}`
