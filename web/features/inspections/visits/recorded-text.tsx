import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { Textarea, TextInput } from '../../../ui/form/inputs.tsx'

/** What is typed is recorded after a pause this long (ms), and when the field, the page or the tab is left. */
const pauseMs = 600

/** A text that is recorded on the phone while it is typed. Empty text is null. */
function useRecordedText(value: string | null, onRecord: (text: string | null) => void) {
  const [typed, setTyped] = useState(value ?? '')
  const open = useRef({ typed: value ?? '', recorded: value ?? '', onRecord })
  const timer = useRef<number>(undefined)
  open.current.onRecord = onRecord
  const recordNow = useRef(() => {
    window.clearTimeout(timer.current)
    const { typed: text, recorded } = open.current
    if (text === recorded) return
    open.current.recorded = text
    open.current.onRecord(text.trim() === '' ? null : text.trim())
  })
  // Another tab, or another phone, has recorded something else, and nothing is being typed here.
  useEffect(() => {
    const present = open.current
    const outside = value ?? ''
    if (present.typed !== present.recorded || present.typed.trim() === outside) return
    present.typed = outside
    present.recorded = outside
    setTyped(outside)
  }, [value])
  useEffect(() => {
    const leave = recordNow.current
    const hidden = () => document.visibilityState === 'hidden' && leave()
    document.addEventListener('visibilitychange', hidden)
    return () => {
      document.removeEventListener('visibilitychange', hidden)
      leave()
    }
  }, [])
  function type(text: string) {
    open.current.typed = text
    setTyped(text)
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(recordNow.current, pauseMs)
  }
  return { value: typed, onChange: type, onBlur: recordNow.current }
}

interface RecordedProps {
  label: string
  description?: string
  value: string | null
  maxLength: number
  onRecord: (text: string | null) => void
}

/** A line of text that is recorded while it is typed. */
export function RecordedLine({
  value,
  onRecord,
  ...texts
}: RecordedProps & Pick<ComponentProps<'input'>, 'autoComplete'>) {
  const { onChange, ...field } = useRecordedText(value, onRecord)
  return <TextInput {...texts} {...field} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
}

/** Several lines of text that are recorded while they are typed. */
export function RecordedProse({ value, onRecord, rows = 2, ...texts }: RecordedProps & { rows?: number }) {
  const { onChange, ...field } = useRecordedText(value, onRecord)
  return <Textarea {...texts} {...field} rows={rows} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
}
