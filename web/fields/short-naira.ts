import { lazily } from '@portal/domain/text/lazily.ts'

const inShort = lazily(() => new Intl.NumberFormat('en-NG', { notation: 'compact', maximumFractionDigits: 1 }))

/** Naira where there is little room: ₦1.2M. */
export function shortNaira(naira: number): string {
  return `₦${inShort().format(naira)}`
}
