import type { TestFile } from './as.ts'

const segment = (marker: number, content: Buffer | string) => {
  const bytes = typeof content === 'string' ? Buffer.from(content, 'latin1') : content
  return Buffer.concat([Buffer.from([0xff, marker, (bytes.length + 2) >> 8, (bytes.length + 2) & 255]), bytes])
}

/** An Exif segment in the byte order of phones, with an orientation and a place. */
function exif(orientation: number): Buffer {
  const directory = Buffer.alloc(30)
  directory.write('II*\0', 'latin1')
  directory.writeUInt32LE(8, 4)
  directory.writeUInt16LE(1, 8)
  directory.writeUInt16LE(0x0112, 10)
  directory.writeUInt16LE(3, 12)
  directory.writeUInt32LE(1, 14)
  directory.writeUInt16LE(orientation, 18)
  return Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), directory, Buffer.from('GPSLatitude 9.6139')])
}

/** A photo as a phone takes it, with its place in every corner where phones and programs put one. It draws nothing. */
export function photoWithGps({ orientation = 6 } = {}): Buffer {
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe1, exif(orientation)),
    segment(0xe0, Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1')),
    segment(0xe0, 'JFXX\0a preview with GPS'),
    segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta exif:GPSLatitude="9.6139"/>'),
    segment(0xe2, 'MPF\0 GPS'),
    segment(0xed, 'Photoshop 3.0\0 city GPS'),
    segment(0xfe, 'a comment with GPS'),
    segment(0xdb, Buffer.from([1, 0xaa])),
    // Fill bytes may precede a marker.
    Buffer.from([0xff, 0xff]),
    segment(0xc0, Buffer.from([8, 0, 16, 0, 16, 1, 1, 0x11, 0])),
    segment(0xda, Buffer.from([1, 0xcc])),
    Buffer.from([0x12, 0x34, 0xff, 0x00, 0x56, 0xff, 0xd0, 0x78]),
    segment(0xe1, 'GPS between two scans'),
    segment(0xc4, Buffer.from([0xdd, 0xdd])),
    segment(0xda, Buffer.from([1, 0xee])),
    Buffer.from([0x9a, 0xbc, 0xff, 0xd9]),
    Buffer.from('appended GPS'),
  ])
}

/** The same as a file to upload. */
export const photo: TestFile = { name: 'IMG_2041.jpg', type: 'image/jpeg', bytes: photoWithGps() }
