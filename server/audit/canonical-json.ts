import canonicalize from 'canonicalize'

/** Plain data as JSON of which there is only one form (RFC 8785), so that anybody can compute the same digest. Nothing is null. */
export function canonicalJson(value: unknown): string {
  return canonicalize(value) ?? 'null'
}
