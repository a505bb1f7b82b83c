import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { BusyButton } from '../ui/form/busy-button.tsx'
import { TextField } from '../ui/form/text-fields.tsx'
import layout from '../ui/layout/layout.module.css'
import textStyles from '../ui/text.module.css'
import styles from './position-fields.module.css'

interface Found {
  position?: { latitude: number; longitude: number }
  /** What to tell the person. */
  sentence: string
}

const timeoutMs = 20_000

/** Asks the device where it is. The browser asks the person first. */
function findPosition(): Promise<Found> {
  if (!('geolocation' in navigator)) return Promise.resolve({ sentence: notAvailable })
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        const metres = Math.max(1, Math.round(accuracy))
        resolve({ position: { latitude, longitude }, sentence: `Filled in, accurate to about ${metres} m.` })
      },
      ({ code, PERMISSION_DENIED }) => resolve({ sentence: code === PERMISSION_DENIED ? notAllowed : notFound }),
      { enableHighAccuracy: true, timeout: timeoutMs, maximumAge: 0 },
    )
  })
}

const notAvailable = 'This browser cannot find a position. Type the numbers, or leave them empty.'
const notAllowed =
  'This browser may not use your position. Allow it in the settings of the browser, or type the numbers, or leave them empty.'
const notFound = 'Your position could not be found. Go outside and try again, or type the numbers, or leave them empty.'

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
      <legend className={textStyles.label}>Position (GPS)</legend>
      <p className={`${textStyles.note} ${styles.hint}`}>
        It helps officers to find the facility. Press the button while you are there.
      </p>
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
