import { type MediaType, mediaTypes } from '../files/media-types.ts'

/**
 * An uploaded file is untrusted content: the browser may show it, but must not run scripts in it. A PDF is shown by the viewer of the
 * browser, apart from the portal's pages; some browsers show nothing when its reply is sandboxed or restricts the viewer's own styles.
 * `framedBy` says which pages may show it inside them.
 */
export function policyFor(mediaType: MediaType, framedBy: "'self'" | "'none'"): string {
  return mediaType === 'application/pdf'
    ? `frame-ancestors ${framedBy}`
    : `sandbox; default-src 'none'; frame-ancestors ${framedBy}`
}

/** A file name that is safe in a header and on every file system. */
export function fileNameOf({ name, media_type }: { name: string | null; media_type: MediaType }): string {
  const plain = (name ?? '').replaceAll(/[^\w ()-]/g, ' ').trim()
  return `${plain || 'Document'}.${mediaTypes[media_type]}`
}
