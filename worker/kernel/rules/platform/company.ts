/** Facts of the company that pages and answers show. Numbers are placeholders. */

/** The telephone of the desk for advertisers. */
export const SALES_PHONE = '+91 00000 14141'

/** Hours in which a planner or the owner desk answers. */
export const HOURS = { en: '10 am to 7 pm, Monday to Saturday', hi: 'सोमवार से शनिवार, सुबह 10 से शाम 7 बजे' } as const
