/**
 * The four choices for hours of operation, worded as in the specification, with what the first one means. The fourth has a value
 * of its own here; the old form gave it the third's. Spec §5.
 */
export const operatingHours = [
  { value: '08:00AM-8:00AM', label: '08:00AM-8:00AM', hint: '24 hours' },
  { value: '08:00AM-10:00PM', label: '08:00AM-10:00PM' },
  { value: '08:00AM-5:00PM', label: '08:00AM-5:00PM' },
  { value: '08:00AM-7:00PM', label: '08:00AM-7:00PM' },
] as const

/** What is stored and sent as `hours_of_operation`. */
export type OperatingHours = (typeof operatingHours)[number]['value']

/** The values in order, for the schema of `hours_of_operation`. */
export const operatingHoursValues: OperatingHours[] = operatingHours.map(({ value }) => value)

/** How stored hours are shown, '08:00AM-8:00AM (24 hours)'; hours that are not a choice are shown as they are. */
export function operatingHoursLabel(value: string): string {
  const choice = operatingHours.find((hours) => hours.value === value)
  return choice && 'hint' in choice ? `${value} (${choice.hint})` : value
}

/** The days of the week from Monday. */
export const workingDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** One of `workingDays`. */
export type WorkingDay = (typeof workingDays)[number]

/** Reads a comma list of days in any order and letter case; undefined when an entry is not a day. '' gives an empty list. */
export function readWorkingDays(text: string): WorkingDay[] | undefined {
  if (text.trim() === '') return []
  const days: WorkingDay[] = []
  for (const part of text.split(',')) {
    const day = workingDays.find((name) => name.toLowerCase() === part.trim().toLowerCase())
    if (!day) return undefined
    days.push(day)
  }
  return fromMonday(days)
}

/** The days as stored in `working_days`: 'Monday,Tuesday', each once, from Monday. */
export function writeWorkingDays(days: readonly WorkingDay[]): string {
  return fromMonday(days).join(',')
}

function fromMonday(days: readonly WorkingDay[]): WorkingDay[] {
  return workingDays.filter((day) => days.includes(day))
}
