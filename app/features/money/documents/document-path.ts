/** Path of a document's page. */
export const documentPath = (id: string): string => `/papers/${id}`

/** Path of a document's PDF: `/papers/doc_…/GSM-26-27-000318.pdf`. */
export const documentPdfPath = ({ id, number }: { id: string; number: string }): string =>
  `${documentPath(id)}/${number.replaceAll('/', '-')}.pdf`
