/** The page of a document. */
export const documentPath = (id: string): string => `/papers/${id}`

/** `/papers/doc_…/GSM-26-27-000318.pdf` */
export const documentPdfPath = ({ id, number }: { id: string; number: string }): string =>
  `${documentPath(id)}/${number.replaceAll('/', '-')}.pdf`
