import { useEffect, useState } from 'react'
import * as v from 'valibot'
import type { Proof } from '../../../../worker/booking/proofs/proof-rows.server.ts'
import type { Slot } from '../../../../worker/booking/rules/proofs/slots.ts'
import type { Point } from '../../../../worker/catalogue/rules/places/distance.ts'
import type { CurrentUser } from '../../../../worker/kernel/rules/identity/user.ts'
import { type Upload, UploadKey } from '../../../../worker/uploads/rules/upload.ts'
import { forgetInput, keepInput, keptInput } from '../../../kit/session/kept-input.ts'
import { seeAccount } from '../../../kit/session/local-session.ts'
import type { ProofBody } from './proofs.queries.ts'

const Moment = v.picklist(['day', 'night'])
const Kept = v.object({
  key: v.string(),
  files: v.array(v.object({ key: UploadKey, name: v.string(), mime: v.string(), bytes: v.number(), moment: Moment })),
  link: v.string(),
  note: v.string(),
  facts: v.object({ plates: v.string(), edition: v.string(), page: v.string(), size: v.string() }),
  figures: v.record(v.string(), v.number()),
})
/** Values of the form. Files are already uploaded; the form has their keys. */
export type ProofForm = v.InferOutput<typeof Kept>
export type FormFile = ProofForm['files'][number]

const empty = (): ProofForm => ({
  key: crypto.randomUUID(),
  ...{ files: [], link: '', note: '', figures: {} },
  facts: { plates: '', edition: '', page: '', size: '' },
})

const NIGHT_FROM = 18
const NIGHT_TO = 6

/** Day or night by the camera's clock; the user can change it. */
function momentOf({ takenAt }: Pick<Upload, 'takenAt'>): FormFile['moment'] {
  const hour = takenAt === null ? 12 : Number(takenAt.slice(11, 13))
  return hour >= NIGHT_FROM || hour < NIGHT_TO ? 'night' : 'day'
}

/**
 * Form of a proof. This tab stores it until it is sent: through a reload, without a connection, and while the proof
 * that it replaces changes.
 * @param proof previous proof
 */
export function useProofForm(
  line: string,
  slot: Slot,
  proof: Pick<Proof, 'version' | 'sentAt'> | null,
  user: Pick<CurrentUser, 'email'>,
) {
  const name = `proof-${line}-${slot.slot}-${proof?.sentAt ?? 0}`
  const [form, setForm] = useState<ProofForm>(empty)
  useEffect(() => {
    seeAccount(user)
    const kept = keptInput(name, Kept)
    if (kept) setForm(kept)
  }, [name, user])

  const change = (more: (form: ProofForm) => Partial<ProofForm>) =>
    setForm((before) => {
      const next = { ...before, ...more(before) }
      keepInput(name, next)
      return next
    })

  return {
    form,
    change,
    forget: () => forgetInput(name),
    addFile: (upload: Upload) =>
      change(({ files }) => ({
        files: [
          ...files,
          { key: upload.key, name: upload.name, mime: upload.mime, bytes: upload.bytes, moment: momentOf(upload) },
        ],
      })),
    removeFile: (key: string) => change(({ files }) => ({ files: files.filter((file) => file.key !== key) })),
    bodyOf: (here: Point | null): ProofBody => ({
      slot: slot.slot,
      version: proof?.version ?? 0,
      files: form.files.map(({ key, moment }) => (slot.moments.length > 0 ? { key, moment } : { key })),
      ...{ link: form.link, note: form.note, figures: form.figures, facts: form.facts, key: form.key },
      ...(here && { here }),
    }),
  }
}
