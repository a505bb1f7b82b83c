/** An MDCN folio number in one form: digits, after `MDCN/R/` when it was written; undefined when it is not one. Spec §5. */
export function normaliseFolio(text: string): string | undefined {
  const parts = /^(MDCN[\s/.-]*R[\s/.-]*)?(\d{1,10})$/i.exec(text.trim())
  if (!parts) return undefined
  return parts[1] ? `MDCN/R/${parts[2]}` : parts[2]
}
