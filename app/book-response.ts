/** A file of a book, which no cache keeps. */
export const bookResponse = ({ name, type, body }: { name: string; type: string; body: BodyInit }): Response =>
  new Response(body, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
