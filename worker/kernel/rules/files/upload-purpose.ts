/** Purpose of an upload. It decides who may send it, of which types and how large. */
export const UPLOAD_PURPOSES = ['photo', 'artwork', 'proof', 'import', 'article', 'logo'] as const
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number]
