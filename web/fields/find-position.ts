interface Found {
  position?: { latitude: number; longitude: number }
  /** What to tell the person. */
  sentence: string
}

const timeoutMs = 20_000

/** Asks the device where it is. The browser asks the person first. */
export function findPosition(): Promise<Found> {
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
