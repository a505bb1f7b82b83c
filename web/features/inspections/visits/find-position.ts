import { nigeria } from '@portal/domain/facilities/position.ts'

const timeoutMs = 20_000

/** Where the phone is. */
export interface Position {
  latitude: number
  longitude: number
  accuracy_m: number
}

/** What came of asking the phone where it is. */
export type Found = { position: Position } | { problem: string }

const notAllowed = 'This browser may not use the position. Allow it in the settings of the browser.'
const notFound = 'The position could not be found. Go outside and try again.'
const elsewhere = 'The phone says that it is not in Nigeria, so the position is not recorded.'

const isWithin = ({ min, max }: { min: number; max: number }, angle: number) => angle >= min && angle <= max

/** Asks the phone where it is. `maxAgeMs`: a position that it found before will do. */
export function findPosition(maxAgeMs = 0): Promise<Found> {
  if (!('geolocation' in navigator)) return Promise.resolve({ problem: notFound })
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        const isHere = isWithin(nigeria.latitude, latitude) && isWithin(nigeria.longitude, longitude)
        const accuracy_m = Math.min(100_000, Math.max(1, Math.round(accuracy)))
        resolve(isHere ? { position: { latitude, longitude, accuracy_m } } : { problem: elsewhere })
      },
      ({ code, PERMISSION_DENIED }) => resolve({ problem: code === PERMISSION_DENIED ? notAllowed : notFound }),
      { enableHighAccuracy: true, timeout: timeoutMs, maximumAge: maxAgeMs },
    )
  })
}
