import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { BusyButton } from '../ui/form/busy-button.tsx'
import { TextField } from '../ui/form/text-fields.tsx'
import layout from '../ui/layout/layout.module.css'
import { findPosition } from './find-position.ts'
import styles from './position-fields.module.css'

/** Latitude and longitude of a facility, typed or measured by the phone. The phone is asked only when the button is pressed. */
export function PositionFields() {
  const { setValue } = useFormContext()
  const [answer, setAnswer] = useState('')
  const [isSearching, setSearching] = useState(false)

  async function measure() {
    setSearching(true)
    setAnswer('')
    const { position, sentence } = await findPosition()
    setSearching(false)
    setAnswer(sentence)
    if (!position) return
    const changed = { shouldDirty: true, shouldTouch: true, shouldValidate: true }
    setValue('latitude', position.latitude.toFixed(6), changed)
    setValue('longitude', position.longitude.toFixed(6), changed)
  }

  return (
    <fieldset>
      <legend className={styles.legend}>Position (GPS)</legend>
      <p className={styles.hint}>It helps officers to find the facility. Press the button while you are there.</p>
      <BusyButton variant="default" onClick={measure} busy={isSearching && 'Finding the position'}>
        Use this phone’s position
      </BusyButton>
      <p role="status" className={styles.answer}>
        {answer}
      </p>
      <div className={`${layout.row4} ${styles.pair}`}>
        <TextField name="latitude" label="Latitude" hint="For example, 9.613900" inputMode="decimal" characters={11} />
        <TextField
          name="longitude"
          label="Longitude"
          hint="For example, 6.556900"
          inputMode="decimal"
          characters={11}
        />
      </div>
    </fieldset>
  )
}
