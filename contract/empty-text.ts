/**
 * A form sends '' (or only spaces) for a field that was left empty. For the portal that is the same as a field left
 * out, so that a required one is asked for and an optional one is null. Applied to every body and query, by the server
 * before validation and by the forms before they check what was typed.
 */
export function withoutEmptyText(sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return sent
  return Object.fromEntries(
    Object.entries(sent).filter(([, value]) => typeof value !== 'string' || value.trim() !== ''),
  )
}
