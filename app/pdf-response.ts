/** A PDF that opens in the browser, and is kept by nobody in between. @param name without the ending; its slashes become dashes */
export const pdfResponse = (name: string, bytes: ArrayBuffer | Uint8Array<ArrayBuffer>): Response =>
  new Response(bytes, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${name.replaceAll(/[^\w-]+/g, '-')}.pdf"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
    },
  })
