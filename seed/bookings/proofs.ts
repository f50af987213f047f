import { createHash } from 'node:crypto'
import type { proofFiles, proofs } from '../../worker/booking/proofs.table.ts'
import { countHint, factHints, photoHints } from '../../worker/booking/rules/proofs/hints.ts'
import { ANSWER_MS, type CheckedFile } from '../../worker/booking/rules/proofs/proof.ts'
import { isAtSite, type Moment, type Slot, slotsOf } from '../../worker/booking/rules/proofs/slots.ts'
import { mediaSpec } from '../../worker/catalogue/rules/registry/media.ts'
import { DEMO_ACCOUNTS } from '../../worker/identity/rules/demo.ts'
import { addDays, type CivilDate } from '../../worker/kernel/rules/dates.ts'
import { REFERENCES } from '../../worker/kernel/series.server.ts'
import type { uploads } from '../../worker/uploads/uploads.table.ts'
import type { CatalogueRows } from '../catalogue.seed.ts'
import type { CampaignRows } from './campaign-rows.ts'
import { type ProofPath, walkProof } from './history.ts'

type Line = CampaignRows['campaign_lines'][number]
type ListingRow = CatalogueRows['listings'][number]

/** A file that the bucket needs: a picture of seed/photos, `ooh-day`, made different by its key, or a text. */
export interface SeedFile {
  key: string
  picture: `${'ooh' | 'vehicle' | 'dooh'}-${Moment}` | 'artwork-neem' | 'artwork-adrak' | null
  text: string
}

export interface ProofRows {
  proofs: (typeof proofs.$inferInsert)[]
  proof_files: (typeof proofFiles.$inferInsert)[]
  uploads: (typeof uploads.$inferInsert)[]
}

const PHOTO = { mime: 'image/jpeg', bytes: 60_000, width: 1280, height: 960 } as const
const at = (day: CivilDate, time: string) => Date.parse(`${day}T${time}+05:30`)
const HOUR = 3_600_000

/** A random-looking key that is the same at each seeding. */
export const keyOf = (name: string, ending: string) => {
  const hex = createHash('sha256').update(name).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}.${ending}`
}

/** Proofs of every line that is over, and those that the demo accounts have sent and received. */
export function proofsOf(
  { campaigns, campaign_lines }: CampaignRows,
  { listings }: Pick<CatalogueRows, 'listings'>,
  now: Date,
  today: CivilDate,
): ProofRows & { files: SeedFile[] } {
  const over = new Map(campaigns.filter(({ ends, decidedAt }) => decidedAt && ends < today).map(({ id }, i) => [id, i]))
  const demo = new Set(campaigns.filter(({ userId }) => userId === DEMO_ACCOUNTS.advertiser.id).map(({ id }) => id))
  const byId = new Map(listings.map((listing) => [listing.id, listing]))
  // One in twelve is found short.
  const short = new Set([...over].flatMap(([id, i]) => (i % 12 === 9 ? [id] : [])))
  const made = new Proofs(now)
  let own = 0
  for (const [i, line] of campaign_lines.entries()) {
    const listing = byId.get(line.listingId)
    if (line.status !== 'confirmed' || line.starts > today || !listing) continue
    if (over.has(line.campaignId)) made.close(line, short.delete(line.campaignId), 1_000 + 10 * (i % 90))
    else if (demo.has(line.campaignId)) made.ofAdvertiser(line, listing, today)
    else if (line.ownerId === DEMO_ACCOUNTS.mediaOwner.ownerId) made.ofOwner(line, listing, today, own++)
  }
  return { ...made.rows, files: made.files }
}

/** A proof of the seed. */
interface Sent {
  path: ProofPath
  day: CivilDate
  /** Metres from the site. */
  metres: number
  /** Plays or spots in its log; null for a photo. */
  shown: number | null
}

class Proofs {
  readonly rows: ProofRows = { proofs: [], proof_files: [], uploads: [] }
  readonly files: SeedFile[] = []
  private readonly now: Date

  constructor(now: Date) {
    this.now = now
  }

  /** Adds the final proof of a line that is over. */
  close(line: Line, isShort: boolean, promised: number): void {
    const shown = isShort ? Math.round(promised * 0.9) : promised
    const sentAt = at(line.ends, '16:00')
    this.add(line, 1, {
      ...{ slot: 'log-1', kind: 'log', label: 'Log of all days', due: line.ends, hints: [] },
      ...walkProof(isShort ? 'short' : 'accepted'),
      ...{
        facts: {},
        figures: { promised, shown },
        sentAt,
        answerBy: sentAt + ANSWER_MS,
        decidedAt: sentAt + 24 * HOUR,
      },
    })
  }

  /** Sends all due proofs. The last photo waits for an answer, and the last log of an ended line is disputed. */
  ofAdvertiser(line: Line, listing: ListingRow, today: CivilDate): void {
    const slots = slotsOfLine(line, listing)
    const sent = slots.filter(({ opens }) => opens <= today)
    for (const [i, slot] of sent.entries()) {
      const isLast = i === sent.length - 1
      const isOver = line.ends < today
      const shown = slot.promised ? slot.promised.count - (isLast ? 1_440 : 0) : null
      const path = !isLast ? 'accepted' : isOver ? 'disputed' : 'uploaded'
      const day = isLast && !isOver ? addDays(today, -1) : slot.kind === 'photo' ? slot.opens : addDays(slot.opens, 1)
      this.send(line, listing, slot, slots.length, {
        path,
        day: day < today ? day : addDays(today, -1),
        metres: 0,
        shown,
      })
    }
  }

  /**
   * Sends most due proofs, mostly accepted. One photo is disputed, one was taken too far away, and one line has no
   * proof at all.
   */
  ofOwner(line: Line, listing: ListingRow, today: CivilDate, n: number): void {
    const slots = slotsOfLine(line, listing)
    const due = slots.filter((slot) => slot.due < today)
    if (n === 0) return
    for (const [i, slot] of due.entries()) {
      const isLast = i === due.length - 1
      const path = !isLast ? 'accepted' : n === 4 ? 'disputed' : n % 3 === 1 ? 'uploaded' : 'accepted'
      const metres = n === 5 ? 420 : 20 + ((n * 37) % 90)
      this.send(line, listing, slot, slots.length, { path, day: i === 0 ? slot.from : slot.opens, metres, shown: null })
    }
  }

  private send(line: Line, listing: ListingRow, slot: Slot, slots: number, { path, day, metres, shown }: Sent): void {
    const plates = 'MH 02 CX 4471'
    const facts = slot.asks === 'plates' ? { plates } : {}
    const late = path === 'uploaded' || path === 'disputed'
    // A proof that waits for an answer was sent recently, so that its time is not over.
    const sentDay = late && at(day, '18:40') + ANSWER_MS - 24 * HOUR < this.now.getTime() ? addDays(day, 4) : day
    const sentAt = Math.min(at(sentDay, '18:40'), this.now.getTime() - HOUR)
    const site =
      isAtSite(ruleOf(listing)) && listing.lat != null && listing.lng != null
        ? { lat: listing.lat, lng: listing.lng }
        : null
    const place = site && { lat: site.lat + metres / 111_195, lng: site.lng }
    const id = `prf_${line.id}-${slot.slot}`
    const photos = slot.moments.map((moment): CheckedFile & { moment: Moment } => ({
      ...{ isPhoto: true, moment, width: PHOTO.width, height: PHOTO.height, sha256: '', seen: null },
      ...{ takenAt: `${day}T${moment === 'night' ? '19:06' : '11:24'}:00`, place, uploadedAt: sentAt },
    }))
    const count = countHint(slot, shown)
    this.add(line, slots, {
      ...{ id, slot: slot.slot, kind: slot.kind, label: slot.label, due: slot.due },
      ...walkProof(path),
      facts,
      figures: { ...(shown !== null && { shown }), ...(slot.promised && { promised: slot.promised.count }) },
      hints: [...photoHints(slot, photos, site), ...(count ? [count] : []), ...factHints(slot, facts, false)],
      ...{ sentAt, answerBy: path === 'disputed' ? null : sentAt + ANSWER_MS },
      ...(path !== 'uploaded' && { decidedAt: Math.min(sentAt + 20 * HOUR, this.now.getTime()) }),
      ...(path === 'disputed' &&
        (shown === null
          ? { reason: 'artwork', dispute: 'The face still shows the offer of September.' }
          : { reason: 'short', dispute: 'Two days are missing in the log.' })),
    })
    for (const [n, photo] of photos.entries()) {
      const key = keyOf(`${id} ${photo.moment}`, 'jpg')
      this.file(
        id,
        line,
        n,
        { key, name: `${photo.moment}.jpg`, picture: pictureOf(listing, photo.moment), text: '' },
        photo,
      )
    }
    if (shown !== null) {
      const days = Array.from({ length: 7 }, (_, i) => addDays(slot.from, i)).filter((one) => one <= slot.until)
      const part = Math.floor(shown / days.length)
      const text = [
        'Date,Plays',
        ...days.map((one, i) => `${one},${i === 0 ? shown - part * (days.length - 1) : part}`),
        '',
      ].join('\r\n')
      this.file(id, line, 0, { key: keyOf(`${id} log`, 'csv'), name: 'play-log.csv', picture: null, text }, null)
    }
  }

  private add(
    line: Line,
    slots: number,
    row: Partial<ProofRows['proofs'][number]> &
      Pick<
        ProofRows['proofs'][number],
        'slot' | 'kind' | 'label' | 'due' | 'status' | 'sentAt' | 'facts' | 'figures' | 'hints'
      >,
  ): void {
    const n = this.rows.proofs.length + 1
    const ref = `${REFERENCES.proof.name}-${String(n).padStart(4, '0')}`
    this.rows.proofs.push({ id: `prf_${line.id}`, ref, lineId: line.id, slots, key: `seed-${n}`, ...row })
  }

  private file(
    proofId: string,
    line: Line,
    n: number,
    file: SeedFile & { name: string },
    photo: CheckedFile | null,
  ): void {
    const { key, name, picture, text } = file
    this.files.push({ key, picture, text })
    const { mime, width, height, bytes } = photo
      ? PHOTO
      : { mime: 'text/csv', width: null, height: null, bytes: text.length }
    const proof = this.rows.proofs.at(-1)
    const sentAt = proof?.sentAt ?? 0
    const seen = { takenAt: photo?.takenAt ?? null, lat: photo?.place?.lat ?? null, lng: photo?.place?.lng ?? null }
    const sha256 = createHash('sha256')
      .update(text === '' ? key : text)
      .digest('hex')
    this.rows.uploads.push({
      ...{ key, purpose: 'proof', subject: line.id, mime, bytes, sha256, width, height, name, ...seen },
      ...{ claimedBy: proofId, createdAt: sentAt },
    })
    this.rows.proof_files.push({
      ...{ key, proofId, round: 1, n, isPhoto: photo !== null, moment: photo?.moment ?? null, repeats: null },
      ...{ name, mime, bytes, width, height, sha256, ...seen, at: sentAt },
    })
  }
}

const pictureOf = ({ categoryId }: ListingRow, moment: Moment): SeedFile['picture'] => {
  const rule = ruleOf({ categoryId })
  if (rule === 'screen') return 'dooh-day'
  return rule === 'fleet' ? 'vehicle-day' : `ooh-${moment}`
}

const ruleOf = ({ categoryId }: Pick<ListingRow, 'categoryId'>) => mediaSpec({ id: categoryId, name: '' }).terms.proof

const slotsOfLine = (line: Line, { categoryId, custom, details }: ListingRow): Slot[] =>
  slotsOf({
    ...{ rule: ruleOf({ categoryId }), starts: line.starts, ends: line.ends, days: line.days ?? null },
    ...{ quantity: line.quantity, unit: line.unit },
    isLit: ['Front lit', 'Back lit'].includes(String(custom.Lighting ?? '')),
    playsADay: details.loop?.playsADay ?? null,
    showsADay: details.shows?.length ?? null,
  })
