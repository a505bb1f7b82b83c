import { lazily } from '@portal/domain/text/lazily.ts'
import { createContext, type ReactNode, useContext } from 'react'

const lagosDay = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Africa/Lagos' } as const
const lagosMoment = { ...lagosDay, hour: '2-digit', minute: '2-digit' } as const

const dayInTextOf = lazily(() => new Intl.DateTimeFormat('en-GB', lagosDay))
const momentInTextOf = lazily(() => new Intl.DateTimeFormat('en-GB', lagosMoment))
const dayInTableOf = lazily(() => new Intl.DateTimeFormat('en-GB', { ...lagosDay, month: 'short' }))
const momentInTableOf = lazily(() => new Intl.DateTimeFormat('en-GB', { ...lagosMoment, month: 'short' }))

const IsInTable = createContext(false)

/** Every `Day` and `Moment` inside is written as in a table: '4 Mar 2026'. */
export function DatesInTable({ children }: { children: ReactNode }) {
  return <IsInTable value={true}>{children}</IsInTable>
}

/** For text that opens over a table: every `Day` and `Moment` inside is written as in text again. */
export function DatesInText({ children }: { children: ReactNode }) {
  return <IsInTable value={false}>{children}</IsInTable>
}

/** A calendar date has no time; noon is on the same day in Lagos. */
function read(day: string): Date {
  return new Date(day.length === 10 ? `${day}T12:00:00Z` : day)
}

/** A date as text: '4 March 2026'. */
export function dayInWords(day: string): string {
  return dayInTextOf().format(read(day))
}

/** A formatted date: '4 March 2026' in text, '4 Mar 2026' in a table. */
export function Day({ of }: { of: string }) {
  const formatter = useContext(IsInTable) ? dayInTableOf : dayInTextOf
  return <time dateTime={of}>{formatter().format(read(of))}</time>
}

/** A date and time in Lagos as text: '4 March 2026 at 09:30'. */
export function momentInWords(moment: string): string {
  return momentInTextOf().format(new Date(moment))
}

/** A formatted date and time in Lagos: '4 March 2026 at 09:30' in text, '4 Mar 2026, 09:30' in a table. */
export function Moment({ of }: { of: string }) {
  const formatter = useContext(IsInTable) ? momentInTableOf : momentInTextOf
  return <time dateTime={of}>{formatter().format(new Date(of))}</time>
}

const timeOf = lazily(
  () => new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Africa/Lagos' }),
)

/** The time in Lagos of something that happened today: '14:02'. */
export function TimeOfDay({ of }: { of: string }) {
  return <time dateTime={of}>{timeOf().format(new Date(of))}</time>
}
