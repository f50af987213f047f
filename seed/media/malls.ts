/** Malls that do not exist. */
export const MALLS = [
  'Charkha Mall',
  'Kohinoor Arcade',
  'Meghna Mall',
  'Sangam Galleria',
  'Rangoli Square',
  'Banyan Court',
  'Neelam Centre',
  'Trishna Mall',
  'Udaan Plaza',
  'Palash Galleria',
  'Moti Bagh Mall',
  'Kasturi Central',
  'Gulmohar Mall',
  'Samruddhi Square',
]
