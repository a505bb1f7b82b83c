import type { AskedDocument } from '@portal/contract/catalogue/asked-document.ts'
import { useWatch } from 'react-hook-form'
import { DateField } from '../../../ui/form/date-field.tsx'

/** Whether a kind can have a last day. A day that was typed before another kind was chosen is not sent. */
export function hasLastDay(kinds: readonly AskedDocument[], name: unknown): boolean {
  return kinds.find((kind) => kind.name === name)?.last_day !== 'none'
}

/** The last day of the chosen kind, if it can have one. */
export function LastDayField({ kinds }: { kinds: readonly AskedDocument[] }) {
  const name: unknown = useWatch({ name: 'name' })
  const chosen = kinds.find((kind) => kind.name === name)
  if (!hasLastDay(kinds, name)) return null
  return chosen?.last_day === 'required' ? (
    <DateField
      name="expires_on"
      label="Valid until"
      hint="The last day on it, for example 31/12/2026"
      optional={false}
    />
  ) : (
    <DateField name="expires_on" label="Valid until" hint="If a last day is printed on it, for example 31/12/2026" />
  )
}
