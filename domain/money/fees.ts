/** What a fee is for. */
export const feePurposes = ['registration', 'renewal', 'change', 'reissue'] as const

/** One of `feePurposes`. */
export type FeePurpose = (typeof feePurposes)[number]

/** A row of the fee table. Of the rows for the same type, purpose and band, the one that starts last applies. */
export interface Fee {
  id: number
  /** Null for every type that has no fee of its own. */
  facility_type_id: number | null
  purpose: FeePurpose
  /** The smallest number of beds for which it applies; up to the next band. */
  beds_from: number
  /** Null ends the band. */
  amount_kobo: number | null
  /** The first day on which it applies. */
  start_date: string
}

/** A fee that applies, with the last number of beds of its band; null for the highest band. */
export type FeeBand<F extends Fee = Fee> = F & { amount_kobo: number; beds_to: number | null }

const slotOf = ({ facility_type_id, purpose, beds_from }: Fee) => `${facility_type_id}/${purpose}/${beds_from}`

/** Whether the first row replaces the second on a day on which both have started. */
function isLater(one: Fee, other: Fee): boolean {
  return one.start_date === other.start_date ? one.id > other.id : one.start_date > other.start_date
}

/** The rows that apply on a day, with the ends of their bands; sorted by type, purpose and beds. */
export function feesOn<F extends Fee>(fees: readonly F[], day: string): FeeBand<F>[] {
  const newest = new Map<string, F>()
  for (const fee of fees) {
    const present = newest.get(slotOf(fee))
    if (fee.start_date <= day && (!present || isLater(fee, present))) newest.set(slotOf(fee), fee)
  }
  const bands = [...newest.values()].flatMap((fee) =>
    fee.amount_kobo === null ? [] : [{ ...fee, amount_kobo: fee.amount_kobo }],
  )
  bands.sort(
    (one, other) =>
      (one.facility_type_id ?? 0) - (other.facility_type_id ?? 0) ||
      feePurposes.indexOf(one.purpose) - feePurposes.indexOf(other.purpose) ||
      one.beds_from - other.beds_from,
  )
  return bands.map((band, index) => {
    const next = bands[index + 1]
    const isSameList = next?.facility_type_id === band.facility_type_id && next.purpose === band.purpose
    return { ...band, beds_to: isSameList ? next.beds_from - 1 : null }
  })
}

/** The rows that have not started on a day, the nearest first. A row that was recorded again for the same day is left out. */
export function plannedFees<F extends Fee>(fees: readonly F[], day: string): F[] {
  const planned = new Map<string, F>()
  for (const fee of fees) {
    const key = `${slotOf(fee)}/${fee.start_date}`
    const present = planned.get(key)
    if (fee.start_date > day && (!present || fee.id > present.id)) planned.set(key, fee)
  }
  return [...planned.values()].sort((one, other) => one.start_date.localeCompare(other.start_date) || one.id - other.id)
}

/** What is to be paid for, and by which facility. */
export interface Charged {
  facility_type_id: number
  purpose: FeePurpose
  beds: number
}

/** The fee among those that apply: the type's own, else the one for every type; undefined if there is none. */
export function feeFor<F extends Fee>(
  applying: readonly FeeBand<F>[],
  { facility_type_id, purpose, beds }: Charged,
): FeeBand<F> | undefined {
  const matches = (type: number | null) =>
    applying.findLast((fee) => fee.facility_type_id === type && fee.purpose === purpose && fee.beds_from <= beds)
  return matches(facility_type_id) ?? matches(null)
}

/** The fees that a facility of a type can be asked for: its own, and of each purpose without any those for every type. */
export function feesOfType<F extends Fee>(applying: readonly FeeBand<F>[], facility_type_id: number): FeeBand<F>[] {
  return feePurposes.flatMap((purpose) => {
    const listed = (type: number | null) =>
      applying.filter((fee) => fee.facility_type_id === type && fee.purpose === purpose)
    const own = listed(facility_type_id)
    return own.length > 0 ? own : listed(null)
  })
}
