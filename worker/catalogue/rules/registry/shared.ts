/** GST and SAC: sale of print space 5 %, everything else 18 %. Sources are in the README of the catalogue. */
export const PRINT = { percent: 5, sac: '998363' }
export const BROADCAST = { percent: 18, sac: '998364' }
export const INTERNET = { percent: 18, sac: '998365' }
export const OTHER = { percent: 18, sac: '998366' }

export const SPOT_NOUN = ['ad spot', 'ad spots'] as const
export const ITEM_NOT_FOUND = { listing: 'Inventory not found', spot: 'Inventory not found' }
export const plain = (group: string) => group
export const inventory = (group: string) => `${group} Inventory`
export const STREET_BANDS = { label: 'Price', on: 'rate', edges: [100_000, 300_000] } as const
