import { describe, expect, it } from 'vitest'
import { croppedArea, scaledSize } from './draw-photo.ts'
import { inBytes } from './in-bytes.ts'
import { shrinkPhoto } from './shrink-photo.ts'

describe('a photo', () => {
  it('is scaled down to the long side, and never scaled up', () => {
    expect(scaledSize({ width: 4000, height: 3000 }, 2000)).toEqual({ width: 2000, height: 1500 })
    expect(scaledSize({ width: 3000, height: 6000 }, 2000)).toEqual({ width: 1000, height: 2000 })
    expect(scaledSize({ width: 800, height: 600 }, 2000)).toEqual({ width: 800, height: 600 })
    expect(scaledSize({ width: 800, height: 1200 }, 600)).toEqual({ width: 400, height: 600 })
  })

  it('is rotated, then cropped', () => {
    const photo = { width: 4000, height: 3000 }
    const cut = { turns: 0, top: 10, right: 25, bottom: 0, left: 0 }
    expect(croppedArea(photo, cut)).toMatchObject({ left: 0, top: 300, width: 3000, height: 2700 })
    expect(croppedArea(photo, { ...cut, turns: 1 })).toEqual({
      rotated: { width: 3000, height: 4000 },
      left: 0,
      top: 400,
      width: 2250,
      height: 3600,
    })
  })

  it('is returned unchanged if it is not a picture, whatever its name', async () => {
    const scan = new File(['%PDF'], 'scan.pdf', { type: 'application/pdf' })
    const broken = new File(['not a picture'], 'photo.jpg', { type: 'image/jpeg' })
    expect(await shrinkPhoto(scan)).toBe(scan)
    expect(await shrinkPhoto(broken)).toBe(broken)
  })

  it('has a readable size', () => {
    expect(inBytes(12)).toBe('1 KB')
    expect(inBytes(350_000)).toBe('342 KB')
    expect(inBytes(2_200_000)).toBe('2.1 MB')
  })
})
