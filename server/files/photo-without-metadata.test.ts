import { expect, it } from 'vitest'
import { png } from '../testing/files.ts'
import { photoWithGps } from '../testing/photos.ts'
import { photoWithoutMetadata } from './photo-without-metadata.ts'

const hex = (bytes: Buffer | undefined) => bytes?.toString('hex')

// The start, an Exif segment with the orientation alone, JFIF, a table, a frame, a scan with a restart marker, and the end.
const orientationAlone = 'ffe100224578696600004d4d002a00000008000101120003000000010006000000000000'
const picture = [
  'ffe000104a46494600010100000100010000',
  'ffdb000401aa',
  'ffc0000b080010001001011100',
  'ffda000401cc',
  '1234ff0056ffd078',
  'ffc40004dddd',
  'ffda000401ee',
  '9abc',
].join('')

it('keeps of a photo of a phone the picture and how it was held, and nothing else', () => {
  const photo = photoWithGps()
  expect(photo.includes('GPSLatitude 9.6139')).toBe(true)
  expect(hex(photoWithoutMetadata(photo, 'image/jpeg'))).toBe(`ffd8${orientationAlone}${picture}ffd9`)
})

it('keeps of an upright photo no Exif segment at all', () => {
  expect(hex(photoWithoutMetadata(photoWithGps({ orientation: 1 }), 'image/jpeg'))).toBe(`ffd8${picture}ffd9`)
})

it('keeps the notes that say how to read the colours, unless more is written behind them', () => {
  const photo = photoWithGps({ orientation: 1 })
  const start = photo.subarray(0, 2)
  const note = 'ffee000e41646f626500640000000001'
  const longer = Buffer.concat([Buffer.from([0xff, 0xee, 0, 18]), Buffer.from('Adobe\0d\0\0\0\0\x01 GPS', 'latin1')])
  const preview = Buffer.concat([
    Buffer.from([0xff, 0xe0, 0, 20]),
    Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\x01\x01 GPS', 'latin1'),
  ])
  const noted = Buffer.concat([start, Buffer.from(note, 'hex'), longer, preview, photo.subarray(2)])
  expect(hex(photoWithoutMetadata(noted, 'image/jpeg'))).toBe(`ffd8${note}${picture}ffd9`)
})

it('keeps of a PNG picture the chunks that draw it', () => {
  const chunk = (name: string, content: string) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(content.length)
    return Buffer.concat([length, Buffer.from(`${name}${content}crc.`, 'latin1')])
  }
  const withNotes = Buffer.concat([
    png.bytes.subarray(0, 33),
    chunk('eXIf', 'MM GPSLatitude 9.6139'),
    chunk('tEXt', 'Author\0Amina'),
    chunk('zzZz', 'unknown'),
    png.bytes.subarray(33),
    Buffer.from('appended'),
  ])
  expect(hex(photoWithoutMetadata(withNotes, 'image/png'))).toBe(hex(png.bytes))
})

it('refuses what is damaged, however it is cut', () => {
  const photo = photoWithGps()
  const pictureEnds = photo.length - 'appended GPS'.length
  for (let length = 2; length < pictureEnds; length++) {
    expect(photoWithoutMetadata(photo.subarray(0, length), 'image/jpeg'), String(length)).toBeUndefined()
  }
  for (let length = 8; length < png.bytes.length; length++) {
    expect(photoWithoutMetadata(png.bytes.subarray(0, length), 'image/png'), String(length)).toBeUndefined()
  }
})
