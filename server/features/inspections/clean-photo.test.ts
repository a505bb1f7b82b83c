import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { photoWithoutMetadata } from '../../files/photo-without-metadata.ts'
import { photoWithGps } from '../../testing/photos.ts'
import { cleanVisitPhoto } from './clean-photo.ts'

/** A picture as Chromium writes it, with a colour profile. */
const ofBrowser = readFileSync(new URL('../../cli/demo/photos/ward.jpg', import.meta.url))

it('keeps a photo of a phone byte for byte, though it has a colour profile', () => {
  expect(ofBrowser.includes('ICC_PROFILE')).toBe(true)
  expect(cleanVisitPhoto(ofBrowser)?.equals(ofBrowser)).toBe(true)
  expect(photoWithoutMetadata(ofBrowser, 'image/jpeg')?.includes('ICC_PROFILE')).toBe(false)
})

it('removes the place of a photo that comes from elsewhere, and refuses a damaged one', () => {
  expect(cleanVisitPhoto(photoWithGps())?.includes('GPS')).toBe(false)
  expect(cleanVisitPhoto(ofBrowser.subarray(0, 60))).toBeUndefined()
})
