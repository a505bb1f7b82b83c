import type { IncomingMessage } from 'node:http'

/** A request's path and query, also when a proxy sends an absolute URL. */
export function pathAndQuery({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '')
  return path.startsWith('/') ? path : `/${path}`
}

/** The path of an address as the router reads it: without the query, percent-decoded. */
export function decodedPath(url: string): string {
  const [path = ''] = url.split('?', 1)
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
