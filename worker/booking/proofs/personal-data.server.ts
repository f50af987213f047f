import { asc, eq, or, sql } from 'drizzle-orm'
import type { PersonalData } from '../../kernel/personal-data.ts'
import { proofFiles, proofShares, proofs } from '../proofs.table.ts'

/**
 * Users who sent or reviewed a proof, and the position of their browser or camera. Proofs belong to bookings and stay,
 * without the name. Links to the proofs of an advertiser are deleted with the account. Must run before campaigns, which
 * may be deleted.
 */
export const proofsData: PersonalData = {
  tables: [proofs],
  collect: async ({ db }, { user }) => {
    const sent = eq(proofs.sentBy, user.id)
    const [rows, files] = await db.batch([
      db
        .select({
          ref: proofs.ref,
          label: proofs.label,
          note: proofs.note,
          sentAt: proofs.sentAt,
          sent: sql<boolean>`${sent}`.mapWith(Boolean).as('is_sent'),
          decidedAt: proofs.decidedAt,
        })
        .from(proofs)
        .where(or(sent, eq(proofs.decidedBy, user.id)))
        .orderBy(asc(proofs.sentAt)),
      db
        .select({
          proof: proofs.ref,
          name: proofFiles.name,
          takenAt: proofFiles.takenAt,
          lat: proofFiles.lat,
          lng: proofFiles.lng,
          at: proofFiles.at,
        })
        .from(proofFiles)
        .innerJoin(proofs, eq(proofs.id, proofFiles.proofId))
        .where(sent)
        .orderBy(asc(proofFiles.at)),
    ])
    // A note by the sender is not the personal data of the reviewer.
    return {
      proofs: rows.map(({ sent: isTheirs, note, ...row }) => ({ ...row, note: isTheirs ? note : '' })),
      proofFiles: files,
    }
  },
  erase: ({ db }, { id }) => [
    db.update(proofs).set({ sentBy: null }).where(eq(proofs.sentBy, id)),
    db.update(proofs).set({ decidedBy: null }).where(eq(proofs.decidedBy, id)),
    db
      .delete(proofShares)
      .where(sql`${proofShares.campaignId} in (select c.id from campaigns c where c.user_id = ${id})`),
  ],
}
