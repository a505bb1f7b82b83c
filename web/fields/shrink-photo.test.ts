import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { croppedArea, drawPhoto, scaledSize, unedited } from './draw-photo.ts'
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

  function draws() {
    const drawing = { scale: vi.fn(), translate: vi.fn(), rotate: vi.fn(), drawImage: vi.fn(), fillRect: vi.fn() }
    const context = Object.assign(drawing, { resetTransform: vi.fn(), fillStyle: '', globalCompositeOperation: '' })
    const get = vi.spyOn(HTMLCanvasElement.prototype, 'getContext')
    get.mockReturnValue(context as unknown as RenderingContext)
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null))
    onTestFinished(() => void vi.restoreAllMocks())
    return context
  }

  it('is drawn so that what was not cut off fills the canvas', async () => {
    const context = draws()
    const picture = Object.assign(new Image(), { width: 4000, height: 3000 })
    const edit = { turns: 1, top: 10, right: 0, bottom: 0, left: 20 }
    await drawPhoto(picture, edit, { longSide: 1800, type: 'image/png' })
    expect(context.scale.mock.calls).toEqual([[0.5, 0.5]])
    expect(context.translate.mock.calls).toEqual([[900, 1600]])
    expect(context.rotate.mock.calls).toEqual([[Math.PI / 2]])
    expect(context.drawImage.mock.calls).toEqual([[picture, -2000, -1500]])
    expect(context.fillRect).not.toHaveBeenCalled()
  })

  it('is white as a JPEG where it was transparent', async () => {
    const context = draws()
    const picture = Object.assign(new Image(), { width: 400, height: 300 })
    await drawPhoto(picture, unedited, { longSide: 2000, type: 'image/jpeg' })
    expect(context.fillRect.mock.calls).toEqual([[0, 0, 400, 300]])
    expect([context.fillStyle, context.globalCompositeOperation]).toEqual(['#fff', 'destination-over'])
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
