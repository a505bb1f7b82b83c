const debitMark = /^(?:DR\b\.?)|(?:\s*DR?\.?)$/i
const creditMark = /^(?:CR\b\.?)|(?:\s*CR?\.?)$/i
const currency = /^(?:₦|NGN|=N=|N(?=[\d\s-])|#)|\s*NGN$/i
const sign = /^[-\u2212+]|[-\u2212]$/

/** Kobo of digits with separators: 1,234.50, 1.234,50, 1 234,5 or 1234. Undefined if it cannot be told what they mean. */
function readDigits(text: string): number | undefined {
  const [, grouped = '', mark, decimals = ''] = /^(.*?)(?:([.,])(\d{1,2}|\d\d00+))?$/.exec(text) ?? []
  const [, separator] = /^\d{1,3}(?:([,. '])\d{3})(?:\1\d{3})*$/.exec(grouped) ?? []
  const isPlain = /^\d+$/.test(grouped)
  if (!isPlain && (separator === undefined || separator === mark)) return undefined
  // 1.500 may be one naira and a half, or fifteen hundred.
  if (separator === '.' && mark === undefined && grouped.split('.').length === 2) return undefined
  const kobo = Number(grouped.replaceAll(/\D/g, '') + decimals.slice(0, 2).padEnd(2, '0'))
  return Number.isSafeInteger(kobo) ? kobo : undefined
}

/**
 * The amount of a cell of a bank statement in kobo: 0 for an empty cell, negative for a debit in brackets, with a minus or with DR.
 * Undefined if it cannot be read without a doubt.
 */
export function readStatementAmount(cell: string): number | undefined {
  let text = cell.replaceAll(/[\u00a0\u202f\u2009]/g, ' ').trim()
  if (/^(?:-*|nil|n\/a)$/i.test(text)) return 0
  let isDebit = false
  const strip = (pattern: RegExp): boolean => {
    const rest = text.replace(pattern, '').trim()
    const isFound = rest !== text
    text = rest
    return isFound
  }
  const bracketed = /^\((.*)\)$/.exec(text)
  if (bracketed) {
    isDebit = true
    text = bracketed[1] ?? ''
  }
  if (strip(debitMark)) isDebit = true
  else strip(creditMark)
  // The sign may stand before or after the currency.
  for (const pattern of [sign, currency, sign]) {
    const before = text
    if (strip(pattern) && pattern === sign && !before.startsWith('+')) isDebit = true
  }
  const kobo = readDigits(text)
  return kobo === undefined || kobo === 0 ? kobo : isDebit ? -kobo : kobo
}
