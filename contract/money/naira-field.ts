import { amountLimits, isAmount } from '@portal/domain/money/money.ts'
import { z } from 'zod'

const { min, max } = amountLimits

/** Parses an amount in naira as people write it: digits, with or without commas between the thousands. */
function readNaira(sent: number | string): unknown {
  if (typeof sent !== 'string') return sent
  const written = sent.trim().replace(/^₦\s*/, '')

  return /^(?:\d{1,12}|\d{1,3}(?:,\d{3}){1,3})(?:\.\d{1,9})?$/.test(written)
    ? Number(written.replaceAll(',', ''))
    : sent
}

function nairaFrom(least: number) {
  const range = `Enter an amount from ${least} to ${max.toLocaleString('en')} naira`
  return z.preprocess(
    readNaira,
    z
      .number('Enter the amount in naira, for example 1500.50')
      .min(least, { error: range, abort: true })
      .max(max, { error: range, abort: true })
      .refine((naira) => (naira === 0 && least === 0) || isAmount(naira), 'Use at most two decimals'),
  )
}

/** An amount that was or is to be paid. */
export const paidAmount = nairaFrom(min)

/** As `readNaira`, also with a minus. */
function readSignedNaira(sent: number | string): unknown {
  if (typeof sent !== 'string') return sent
  const read = readNaira(sent.trim().replace(/^-\s*/, ''))
  return typeof read === 'number' && sent.trim().startsWith('-') ? -read : read
}

/** The amount that a line adds to an invoice; negative for a correction that lowers it. */
export const invoiceLineAmount = z
  .preprocess(readSignedNaira, z.number('Enter the amount in naira, for example 1500.50'))
  .refine(
    (naira) => naira !== 0 && isAmount(Math.abs(naira)),
    'Enter an amount in naira that is not zero, with at most two decimals',
  )
  .describe('Naira. A waiver is entered as a positive amount; a correction that lowers the total is negative.')

/** The amount of a fee, which may be nothing. */
export const feeAmount = nairaFrom(0)
