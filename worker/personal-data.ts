import { campaignsData } from './booking/campaigns/personal-data.server.ts'
import { bookingsData } from './booking/lines/personal-data.server.ts'
import { messagesData } from './booking/messages/personal-data.server.ts'
import { proofsData } from './booking/proofs/personal-data.server.ts'
import { contentData } from './desk/content/personal-data.server.ts'
import { newsletterData } from './desk/newsletter/personal-data.server.ts'
import { supportData } from './desk/support/personal-data.server.ts'
import { identityData } from './identity/personal-data.server.ts'
import type { PersonalData } from './kernel/personal-data.ts'
import { documentsData } from './money/documents/personal-data.server.ts'
import { reportsData } from './money/reports/personal-data.server.ts'
import { billingData } from './organisations/billing/personal-data.server.ts'
import { ownersData } from './organisations/owners/personal-data.server.ts'
import { enquiriesData } from './planner/enquiries/personal-data.server.ts'
import { plannerData } from './planner/personal-data.server.ts'
import { ownerCalendarData } from './supply/calendar/personal-data.server.ts'
import { importsData } from './supply/imports/personal-data.server.ts'
import { inventoryData } from './supply/listings/personal-data.server.ts'
import { uploadsData } from './uploads/personal-data.server.ts'

/** Every feature that keeps something about a person. The order is that of the exported file. */
export const PERSONAL_DATA: readonly PersonalData[] = [
  identityData,
  ownersData,
  inventoryData,
  proofsData,
  documentsData,
  campaignsData,
  bookingsData,
  messagesData,
  ownerCalendarData,
  billingData,
  reportsData,
  enquiriesData,
  plannerData,
  supportData,
  newsletterData,
  uploadsData,
  importsData,
  contentData,
]
