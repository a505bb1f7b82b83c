import type { ComponentProps } from 'react'
import { useWatch } from 'react-hook-form'
import { NumberField } from '../../../ui/form/text-fields.tsx'

/** The field for the number that a question asks for. With No it is optional. */
export function AskedNumberField(field: Omit<ComponentProps<typeof NumberField>, 'name' | 'optional'>) {
  const respond: unknown = useWatch({ name: 'respond' })
  return <NumberField {...field} name="number" optional={String(respond) === '0'} />
}
