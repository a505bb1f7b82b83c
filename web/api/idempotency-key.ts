/** 128 random bits; unlike randomUUID also on a page that came over plain http. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function printOf(body: unknown): string {
  return JSON.stringify(body, (_, value) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  )
}

/** Keys for one form: the same while the same thing is sent again after a failure, a new one for anything else. */
export function idempotencyKeys() {
  let last: { print: string; key: string } | undefined
  return {
    keyFor(body: unknown): string {
      const print = printOf(body)
      if (last?.print !== print) last = { print, key: newKey() }
      return last.key
    },
    done() {
      last = undefined
    },
  }
}
