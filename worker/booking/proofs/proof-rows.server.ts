import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Point } from '../../catalogue/rules/places/distance.ts'
import type { ServiceContext } from '../../kernel/context.ts'
import { proofFiles, proofs } from '../proofs.table.ts'
import type { ProofState } from '../rules/lines/states.ts'
import { metresFrom } from '../rules/proofs/hints.ts'
import { againBy, stateAt } from '../rules/proofs/proof.ts'
import type { Moment } from '../rules/proofs/slots.ts'

type Row = typeof proofs.$inferSelect

/** A file of a proof. */
interface ProofFileView {
  key: string
  name: string
  mime: string
  bytes: number
  width: number | null
  height: number | null
  isPhoto: boolean
  moment: Moment | null
  /** Local time of the camera, without a zone. */
  takenAt: string | null
  /** From the site; null where one of the two is not known. */
  metres: number | null
}

/** A proof that was sent, as both sides and staff see it. */
export interface Proof
  extends Pick<
    Row,
    | 'id'
    | 'ref'
    | 'lineId'
    | 'slot'
    | 'kind'
    | 'label'
    | 'due'
    | 'version'
    | 'link'
    | 'note'
    | 'facts'
    | 'figures'
    | 'hints'
    | 'sentAt'
    | 'answerBy'
    | 'reason'
    | 'dispute'
    | 'verdict'
    | 'remedy'
    | 'decidedAt'
  > {
  /** State at this instant: a proof not answered in time is accepted. */
  status: ProofState
  /** Of a disputed one: until when its owner is waited for, and whether that time is over. After it our team decides. */
  again: { by: number; isOver: boolean } | null
  files: ProofFileView[]
}

const PUBLIC = {
  id: proofs.id,
  ref: proofs.ref,
  lineId: proofs.lineId,
  slot: proofs.slot,
  kind: proofs.kind,
  label: proofs.label,
  due: proofs.due,
  status: proofs.status,
  version: proofs.version,
  link: proofs.link,
  note: proofs.note,
  facts: proofs.facts,
  figures: proofs.figures,
  hints: proofs.hints,
  sentAt: proofs.sentAt,
  answerBy: proofs.answerBy,
  reason: proofs.reason,
  dispute: proofs.dispute,
  verdict: proofs.verdict,
  remedy: proofs.remedy,
  decidedAt: proofs.decidedAt,
}

/** Proofs by a condition, oldest first, with their latest files. @param siteOf position of a line */
export async function listProofs(
  { db, now }: Pick<ServiceContext, 'db' | 'now'>,
  where: SQL | undefined,
  siteOf: (line: string) => Point | null,
): Promise<Proof[]> {
  const ids = db.select({ id: proofs.id }).from(proofs).where(where)
  const [rows, files] = await db.batch([
    db.select(PUBLIC).from(proofs).where(where).orderBy(asc(proofs.sentAt), asc(proofs.id)),
    db
      .select({
        proof: proofFiles.proofId,
        key: proofFiles.key,
        name: proofFiles.name,
        mime: proofFiles.mime,
        bytes: proofFiles.bytes,
        width: proofFiles.width,
        height: proofFiles.height,
        isPhoto: proofFiles.isPhoto,
        moment: proofFiles.moment,
        takenAt: proofFiles.takenAt,
        lat: proofFiles.lat,
        lng: proofFiles.lng,
      })
      .from(proofFiles)
      .innerJoin(proofs, and(eq(proofs.id, proofFiles.proofId), eq(proofs.round, proofFiles.round)))
      .where(inArray(proofFiles.proofId, ids))
      .orderBy(asc(proofFiles.proofId), asc(proofFiles.n)),
  ])
  return rows.map((row) => {
    const site = siteOf(row.lineId)
    const by = againBy(row)
    return {
      ...row,
      status: stateAt(row, now.getTime()),
      again: by === null ? null : { by, isOver: by <= now.getTime() },
      files: files
        .filter(({ proof }) => proof === row.id)
        .map(({ proof: _, lat, lng, ...file }) => ({
          ...file,
          metres: site && lat !== null && lng !== null ? Math.round(metresFrom(site, { lat, lng })) : null,
        })),
    }
  })
}
