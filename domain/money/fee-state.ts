/** How far the fee of an application is. */
export const feeStates = ['paid', 'to confirm', 'due'] as const

interface Paid {
  /** What the invoice asks for. */
  total: number
  /** What the ministry has confirmed. */
  confirmed: number
  /** What the owner has paid and the ministry has not confirmed. */
  submitted: number
}

/**
 * How far a fee is, and what the owner has still to pay; all in one unit of money. What an owner has paid is no longer due, also
 * before it is confirmed. Null where nothing is asked for.
 */
export function feeState({
  total,
  confirmed,
  submitted,
}: Paid): { state: (typeof feeStates)[number]; due: number } | null {
  if (total <= 0) return null
  const due = Math.max(0, total - confirmed - submitted)
  if (due > 0) return { state: 'due', due }
  return { state: confirmed >= total ? 'paid' : 'to confirm', due }
}
