import type { NoCode } from './codes-in-sight.ts'

const otherWays = 'Choose a photo of the code, or enter what is printed.'

/** What is said while scanning. */
export const scanWords = {
  loading: 'Getting the camera ready …',
  looking: 'Point the camera at the code on the certificate, close enough that it fills half of the picture.',
  readingPhoto: 'Looking for a code in the photo …',
  noDecoder: 'The reader of codes could not be loaded. Check your connection and try again, or enter what is printed.',
  notAPicture: 'This file is not a picture that this browser can open. Choose another one.',
} as const

/** What the codes in sight of the camera mean. */
export const inSightWords: Record<NoCode['problem'], string> = {
  none: scanWords.looking,
  several: 'There are two codes in the picture. Hold the phone closer to the one on the certificate.',
  'another kind': 'This is not the code of a certificate. Point the camera at the code on the certificate.',
}

/** What the codes in a photo mean. */
export const inPhotoWords: typeof inSightWords = {
  none: 'There is no code in this photo that can be read. Take a sharp one of the code alone, with enough light.',
  several: 'There are two codes in this photo. Choose one that shows only the code of the certificate.',
  'another kind': 'The code in this photo is not the code of a certificate.',
}

/** Why there is no picture from the camera, by the name of the browser's error. */
export function cameraProblem(error: string): string {
  switch (error) {
    case 'NotAllowedError':
      return `This page may not use the camera. Allow it in the settings of your browser. Or: ${otherWays}`
    case 'NotFoundError':
    case 'OverconstrainedError':
      return `This device has no camera that the browser can use. ${otherWays}`
    case 'NotReadableError':
    case 'AbortError':
      return `Another program uses the camera. Close it and try again. Or: ${otherWays}`
    default:
      return `The camera cannot be used here. ${otherWays}`
  }
}
