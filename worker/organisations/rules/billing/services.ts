/** Meaning of a services accounting code (SAC). */
const SERVICES: Record<string, string> = {
  '998361': 'Advertising services',
  '998362': 'Purchase or sale of advertising space, on commission',
  '998363': 'Advertising space in print media',
  '998364': 'Television and radio advertising time',
  '998365': 'Internet advertising space',
  '998366': 'Other advertising space or time',
}

/** The service of a services accounting code, in words. */
export const serviceOf = (sac: string): string => SERVICES[sac] ?? 'Advertising service'
