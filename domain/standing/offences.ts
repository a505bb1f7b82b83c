/** What an offence costs from a day on. */
export interface OffenceRate {
  id: number
  offence_id: number
  amount_kobo: number
  /** How many days after the penalty it is to be paid. */
  days_to_pay: number
  /** The first day on which it applies. */
  start_date: string
}

/** Whether the first row replaces the second on a day on which both have started. */
function isLater(one: OffenceRate, other: OffenceRate): boolean {
  return one.start_date === other.start_date ? one.id > other.id : one.start_date > other.start_date
}

/** The row of each offence that applies on a day, by the id of the offence. */
export function ratesOn<R extends OffenceRate>(rates: readonly R[], day: string): Map<number, R> {
  const applying = new Map<number, R>()
  for (const rate of rates) {
    const present = applying.get(rate.offence_id)
    if (rate.start_date <= day && (!present || isLater(rate, present))) applying.set(rate.offence_id, rate)
  }
  return applying
}

/** The rows of an offence that start later, the nearest first. Of those for the same day the newest counts. */
export function plannedRates<R extends OffenceRate>(rates: readonly R[], offenceId: number, day: string): R[] {
  const planned = new Map<string, R>()
  for (const rate of rates) {
    if (rate.offence_id !== offenceId || rate.start_date <= day) continue
    const present = planned.get(rate.start_date)
    if (!present || rate.id > present.id) planned.set(rate.start_date, rate)
  }
  return [...planned.values()].sort((one, other) => one.start_date.localeCompare(other.start_date))
}
