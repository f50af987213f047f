/**
 * Cases of the price of days, worked out by hand and by a second program: rates in paise, seasons in hundredths of a percent,
 * both ends of a span included; ends of allocations are not.
 */

export const THIRTIETHS = [
  ['31 day month is one month', '2026-12-15', '2027-01-14', 30],
  ['thirty days are one month', '2026-12-15', '2027-01-13', 30],
  ['29 days are less', '2026-12-15', '2027-01-12', 29],
  ['February is one month', '2027-02-01', '2027-02-28', 30],
  ['leap February', '2028-02-01', '2028-02-29', 30],
  ["month's end met by a shorter month", '2027-01-31', '2027-02-27', 30],
  ['one month and 6 days', '2026-12-15', '2027-01-20', 36],
  ['two calendar months across New Year', '2026-12-01', '2027-01-31', 60],
  ['mock-up: 15 Dec to 14 Feb', '2026-12-15', '2027-02-14', 60],
  ['360 days are twelve months', '2027-01-01', '2027-12-26', 360],
  ['a calendar year', '2027-01-01', '2027-12-31', 360],
  ['pending card: 15 Dec to 13 Jan', '2026-12-15', '2027-01-13', 30],
] as const

export const DUES = [
  [
    'LED slot, 31 days',
    { unit: 'per_slot_day', minDuration: 1, start: '2026-12-15', end: '2027-01-14' },
    { n: 31, d: 1 },
  ],
  [
    'LED slot, six days are under a week',
    { unit: 'per_slot_day', minDuration: 1, start: '2026-12-15', end: '2026-12-20' },
    'too_short',
  ],
  ['hoarding, 29 days', { unit: 'per_month', minDuration: 1, start: '2026-12-15', end: '2027-01-12' }, 'too_short'],
  [
    'fleet of three months, 89 days',
    { unit: 'per_fleet_month', minDuration: 3, start: '2027-02-01', end: '2027-04-30' },
    { n: 90, d: 30 },
  ],
  ['radio, two weeks', { unit: 'per_10_sec', minDuration: 1, start: '2027-01-04', end: '2027-01-17' }, { n: 2, d: 1 }],
  [
    'radio, min 2 weeks, one asked',
    { unit: 'per_10_sec', minDuration: 2, start: '2027-01-04', end: '2027-01-10' },
    'too_short',
  ],
  ['one mall day', { unit: 'per_day', minDuration: 1, start: '2026-12-20', end: '2026-12-20' }, { n: 1, d: 1 }],
  ['one insertion', { unit: 'per_sq_cm', minDuration: 1, start: '2026-12-20', end: '2026-12-20' }, { n: 1, d: 1 }],
] as const

export const SEASONS = [
  { name: 'Festive', fromMd: '09-01', untilMd: '11-15', bp: 2000 },
  { name: 'Weddings', fromMd: '11-16', untilMd: '02-14', bp: 800 },
  { name: 'Monsoon', fromMd: '06-15', untilMd: '08-31', bp: -1000 },
]

export const SEASON_SUMS = [
  ['all festive', '2026-10-01', '2026-10-31', 372000],
  ['festive into wedding', '2026-11-01', '2026-11-30', 342000],
  ['wedding over New Year', '2026-12-15', '2027-01-14', 334800],
  ['wedding runs out on 14 Feb', '2027-02-01', '2027-02-28', 291200],
  ['no season', '2027-03-01', '2027-03-31', 310000],
  ['29 Feb belongs to none', '2028-02-15', '2028-02-29', 150000],
] as const

export const SUMS = [
  [
    'mock-up: LED 6,500 x 31 days',
    { rate: 650000, unit: 'per_slot_day', quantity: 1, billable: { n: 31, d: 1 } },
    20150000,
  ],
  [
    'mock-up: two months of 1,85,000',
    { rate: 18500000, unit: 'per_month', quantity: 1, billable: { n: 60, d: 30 } },
    37000000,
  ],
  [
    '1 month and 6 days of 1,85,000',
    { rate: 18500000, unit: 'per_month', quantity: 1, billable: { n: 36, d: 30 } },
    22200000,
  ],
  ['31 thirtieths of 99,999', { rate: 9999900, unit: 'per_month', quantity: 1, billable: { n: 31, d: 30 } }, 10333230],
  [
    '30 s spots at 1,125 per 10 s, 21 a week, 4 weeks',
    { rate: 112500, unit: 'per_10_sec', quantity: 21, billable: { n: 4, d: 1 }, seconds: 30 },
    28350000,
  ],
  [
    '15 s at an odd rate rounds the piece first',
    { rate: 33333, unit: 'per_10_sec', quantity: 7, billable: { n: 1, d: 1 }, seconds: 15 },
    350000,
  ],
  [
    '41 sq cm at 263.35, one insertion',
    { rate: 26335, unit: 'per_sq_cm', quantity: 41, billable: { n: 1, d: 1 } },
    1079735,
  ],
  [
    '240 sq cm at 412.35, two insertions',
    { rate: 41235, unit: 'per_sq_cm', quantity: 480, billable: { n: 1, d: 1 } },
    19792800,
  ],
  [
    'festive month, +20 %',
    { rate: 18500000, unit: 'per_month', quantity: 1, billable: { n: 30, d: 30 }, seasonSum: 360000, seasonDays: 30 },
    22200000,
  ],
  [
    'November, half festive half wedding',
    { rate: 18500000, unit: 'per_month', quantity: 1, billable: { n: 30, d: 30 }, seasonSum: 342000, seasonDays: 30 },
    21090000,
  ],
  [
    'least spend of a network',
    { rate: 45, unit: 'per_click', quantity: 40000, billable: { n: 1, d: 1 }, minBudget: 2500000 },
    2500000,
  ],
  [
    "12 buses' fleets, 3 months",
    { rate: 1800000, unit: 'per_fleet_month', quantity: 12, billable: { n: 90, d: 30 } },
    64800000,
  ],
] as const

export const CAPACITIES = [
  [
    'one face, the day after is free',
    { capacity: 1, standing: [['2026-12-15', '2027-01-15', 1]], asked: [['2027-01-15', '2027-02-15', 1]] },
    true,
  ],
  [
    'one face, the last day is not',
    { capacity: 1, standing: [['2026-12-15', '2027-01-15', 1]], asked: [['2027-01-14', '2027-02-15', 1]] },
    false,
  ],
  [
    'loop of 8: 5, then 5, and 3 across both',
    {
      capacity: 8,
      standing: [
        ['2026-12-01', '2026-12-11', 5],
        ['2026-12-11', '2026-12-21', 5],
      ],
      asked: [['2026-12-05', '2026-12-15', 3]],
    },
    true,
  ],
  [
    'the same with 4',
    {
      capacity: 8,
      standing: [
        ['2026-12-01', '2026-12-11', 5],
        ['2026-12-11', '2026-12-21', 5],
      ],
      asked: [['2026-12-05', '2026-12-15', 4]],
    },
    false,
  ],
  [
    'two Sundays of three are sold',
    {
      capacity: 1,
      standing: [
        ['2026-12-20', '2026-12-21', 1],
        ['2026-12-27', '2026-12-28', 1],
      ],
      asked: [['2027-01-03', '2027-01-04', 1]],
    },
    true,
  ],
  [
    'one of the asked Sundays is sold',
    {
      capacity: 1,
      standing: [['2026-12-27', '2026-12-28', 1]],
      asked: [
        ['2026-12-20', '2026-12-21', 1],
        ['2026-12-27', '2026-12-28', 1],
      ],
    },
    false,
  ],
  ['more than there is', { capacity: 8, standing: [], asked: [['2027-01-01', '2027-01-02', 9]] }, false],
] as const
