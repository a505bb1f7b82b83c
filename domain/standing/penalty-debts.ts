/** What one invoice asks for a penalty, and what is to be paid of the whole invoice, in kobo. */
export interface PenaltyDebt {
  invoice_id: number
  /** The sum of the lines of this penalty. */
  asked_kobo: number
  /** What is still to be paid of the invoice; negative if too much was paid. */
  balance_kobo: number
  /** Payments of the invoice that no officer has decided on. */
  submitted_kobo: number
  /** Whether its registration has ended, so that nobody pays it any more. */
  is_ended: boolean
  /** Whether the invoice is for the penalty alone. */
  is_own: boolean
}

/** A part of a penalty that another invoice asks for from now on. */
export interface PenaltyTransfer {
  from: number
  to: number
  kobo: number
  because: keyof typeof transferReasons
}

/** Why a part of a penalty is moved to another invoice, as its owner reads it. */
export const transferReasons = {
  started: 'It is paid with the application.',
  ended: 'The application has ended.',
  paid: 'It was paid with the other invoice.',
} as const

/** What is left to pay of a penalty on an invoice. What was paid counts first for the other lines. */
export function restOf({ asked_kobo, balance_kobo }: Pick<PenaltyDebt, 'asked_kobo' | 'balance_kobo'>): number {
  return Math.max(Math.min(asked_kobo, balance_kobo), 0)
}

/** What is left to pay of a penalty on all its invoices. */
export function totalRest(debts: readonly PenaltyDebt[]): number {
  return debts.reduce((sum, debt) => sum + restOf(debt), 0)
}

/** What another invoice can ask for: what is left to pay, less the payments that wait for an officer, which may already pay it. */
export function movableKobo({ asked_kobo, balance_kobo, submitted_kobo }: PenaltyDebt): number {
  return restOf({ asked_kobo, balance_kobo: balance_kobo - submitted_kobo })
}

/** The parts of a penalty that the invoice of an application asks for from its start. */
export function transfersAtStart(debts: readonly PenaltyDebt[], to: number): PenaltyTransfer[] {
  return debts.flatMap((debt) => {
    const kobo = movableKobo(debt)
    return kobo > 0 ? [{ from: debt.invoice_id, to, kobo, because: 'started' as const }] : []
  })
}

/**
 * How a penalty is moved between the invoices that have asked for it, so that nobody pays it twice and nobody is let off: what the
 * invoice of an ended registration asks for goes back to the invoice of the penalty alone, and where too much was paid, it pays for
 * what another invoice still asks.
 */
export function transfersDue(debts: readonly PenaltyDebt[]): PenaltyTransfer[] {
  const own = debts.find(({ is_own }) => is_own)
  const returned = debts.flatMap(({ invoice_id: from, is_ended, ...debt }) =>
    is_ended && own && restOf(debt) > 0
      ? [{ from, to: own.invoice_id, kobo: restOf(debt), because: 'ended' as const }]
      : [],
  )
  const transfers: PenaltyTransfer[] = [...returned]
  for (const { invoice_id: to } of debts) {
    for (const { invoice_id: from } of debts) {
      const [there, here] = [after(debts, transfers, to), after(debts, transfers, from)]
      const kobo = Math.min(-(there?.balance_kobo ?? 0), here ? restOf(here) : 0)
      if (kobo > 0) transfers.push({ from, to, kobo, because: 'paid' })
    }
  }
  return transfers
}

/** The debts once these parts are moved. */
export function afterTransfers(debts: readonly PenaltyDebt[], transfers: readonly PenaltyTransfer[]): PenaltyDebt[] {
  return debts.map((debt) => {
    const moved = transfers.reduce(
      (sum, { from, to, kobo }) => sum + (to === debt.invoice_id ? kobo : 0) - (from === debt.invoice_id ? kobo : 0),
      0,
    )
    return { ...debt, asked_kobo: debt.asked_kobo + moved, balance_kobo: debt.balance_kobo + moved }
  })
}

function after(debts: readonly PenaltyDebt[], transfers: readonly PenaltyTransfer[], id: number) {
  return afterTransfers(debts, transfers).find(({ invoice_id }) => invoice_id === id)
}

/** The invoice that owners are led to: the one with the most left to pay, else the one that asks for the most. */
export function askingInvoice(debts: readonly PenaltyDebt[]): number | undefined {
  const [first] = [...debts].sort((a, b) => restOf(b) - restOf(a) || b.asked_kobo - a.asked_kobo)
  return first?.invoice_id
}
