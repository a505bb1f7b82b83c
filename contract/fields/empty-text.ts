/**
 * Removes empty fields. A form sends '' (or only spaces) for an empty field; the portal treats this as a missing field,
 * so that a required field is reported and an optional field is null. The server applies it to every body and query
 * before validation, and forms apply it before they validate.
 */
export function withoutEmptyText(sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return sent
  return Object.fromEntries(
    Object.entries(sent).filter(([, value]) => typeof value !== 'string' || value.trim() !== ''),
  )
}
