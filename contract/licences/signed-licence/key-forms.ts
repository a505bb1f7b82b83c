// Apart from the schema of keys, because the page on which anybody checks a code needs them without Zod.

/** The id of a signing key: eight hexadecimal digits. */
export const keyIdForm = /^[0-9a-f]{8}$/

/** A coordinate of a public key: 32 bytes in base64url. */
export const coordinateForm = /^[\w-]{43}$/
