/** 128 random bits. Unlike randomUUID, this also works on a page served over plain HTTP. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** As `newKey`, in the form of a random UUID (RFC 9562, version 4). */
export function newUuid(): string {
  const digits = newKey()
  const variant = '89ab'[Number.parseInt(digits.charAt(16), 16) % 4]
  const groups = [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    `${variant}${digits.slice(17, 20)}`,
  ]
  return [...groups, digits.slice(20)].join('-')
}

function fingerprintOf(body: unknown): string {
  return JSON.stringify(body, (_, value) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  )
}

/** Idempotency keys of one form: the same key for a retry of the same body, otherwise a new key. */
export function idempotencyKeys() {
  let last: { fingerprint: string; key: string } | undefined
  return {
    keyFor(body: unknown): string {
      const fingerprint = fingerprintOf(body)
      if (last?.fingerprint !== fingerprint) last = { fingerprint, key: newKey() }
      return last.key
    },
    done() {
      last = undefined
    },
  }
}
