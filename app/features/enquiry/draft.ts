import type { EnquirySubject } from './subject.ts'

type Texts = Readonly<Record<string, string>>

/** What somebody wrote into an enquiry and has not sent, kept in this tab until they are back from signing in. */
interface Draft {
  /** The account that wrote it: nobody else sees it. */
  user: string
  about: string
  texts: Texts
}

const KEY = 'enquiry'
const aboutOf = ({ listingId, spotId = '' }: EnquirySubject) => `${listingId}/${spotId}`

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string')

/** The fields of a stored draft; empty where it is of another account or another listing. */
export function parseDraft(stored: string | null, user: string, subject: EnquirySubject): Texts {
  try {
    const draft: Partial<Draft> | null = JSON.parse(stored ?? 'null')
    const isOurs = draft?.user === user && draft.about === aboutOf(subject)
    return isOurs && isTexts(draft.texts) ? draft.texts : {}
  } catch {
    return {}
  }
}

export function readDraft(user: string, subject: EnquirySubject): Texts {
  try {
    return parseDraft(sessionStorage.getItem(KEY), user, subject)
  } catch {
    // Storage is blocked: the fields start with what the account says.
    return {}
  }
}

export function storeDraft(user: string, subject: EnquirySubject, texts: Texts) {
  const draft: Draft = { user, about: aboutOf(subject), texts }
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft))
  } catch {
    // Storage is blocked: nothing can be kept.
  }
}

export function forgetDraft() {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Storage is blocked: nothing was kept.
  }
}
