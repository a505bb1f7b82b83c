import { TextField } from './text-fields.tsx'

interface PhoneProps {
  name?: string
  label?: string
  /** 'tel' for the person's own number. */
  autoComplete?: 'tel' | 'off'
}

/** A field for a phone number. */
export function PhoneField({ name = 'phone_number', label = 'Phone number', autoComplete }: PhoneProps) {
  return (
    <TextField
      name={name}
      label={label}
      hint="For example, 0803 123 4567"
      type="tel"
      autoComplete={autoComplete}
      inputMode="tel"
      characters={20}
    />
  )
}
