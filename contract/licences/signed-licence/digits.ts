/** The longest facts make 622 digits. A longer text is not even tried, because the time grows with the square of its length. */
export const maxCodeDigits = 640

/**
 * Bytes as decimal digits, which a QR code holds more densely than any other text. A 1 before the first byte keeps zeros at
 * the beginning, so that different bytes never give the same digits.
 */
export function digitsOf(bytes: Uint8Array): string {
  return BigInt(`0x01${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`).toString()
}

/** The bytes that `digitsOf` wrote; undefined for every other text. */
export function bytesOfDigits(digits: string): Uint8Array | undefined {
  if (digits.length > maxCodeDigits || !/^[1-9]\d*$/.test(digits)) return undefined
  const hex = BigInt(digits).toString(16)
  // The 1 before the first byte is half a byte long.
  if (hex.length % 2 === 0 || !hex.startsWith('1')) return undefined
  return Uint8Array.from({ length: (hex.length - 1) / 2 }, (_, index) =>
    Number.parseInt(hex.slice(index * 2 + 1, index * 2 + 3), 16),
  )
}
