import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16
/** The first part of every encrypted value. What the portal stores readable never has a dot. */
const version = 'v1'

/** Where a secret is stored. An encrypted one opens only there: copied into another row it is refused. */
interface Place {
  table: string
  row: number | string
}

/** Where the key of an authenticator app is stored. */
export function placeOfAppKey(userId: number): Place {
  return { table: 'second_factor', row: userId }
}

/** How the secrets that must be readable again are stored in the database: encrypted with SECRETS_KEY where it is given. */
export interface StoredSecrets {
  /** The id of the key that encrypts; undefined without one, when secrets are stored as they are. */
  current: string | undefined
  /** The ids of all keys that decrypt. */
  held: readonly string[]
  encrypt: (secret: string, place: Place) => string
  /** Throws if its key is not held, if it was changed, or if it comes from another place. */
  decrypt: (stored: string, place: Place) => string
}

/** The id of the key with which a stored value is encrypted; undefined if it is readable. */
export function keyOfStored(stored: string): string | undefined {
  const [first, kid] = stored.split('.')
  return first === version ? kid : undefined
}

/** The beginning of everything that is encrypted, or of what one key has encrypted. */
export function beginningOfStored(kid?: string): string {
  return kid === undefined ? `${version}.` : `${version}.${kid}.`
}

/** Keys of 32 bytes in base64. The first one encrypts, all of them decrypt; without one nothing is encrypted. */
export function storedSecrets(keys: readonly string[] = []): StoredSecrets {
  const held = keys.map((text) => keyOf(Buffer.from(text, 'base64')))
  const current = held[0]
  return {
    current: current?.kid,
    held: held.map(({ kid }) => kid),
    encrypt: (secret, place) => (current ? encryptWith(current, secret, place) : secret),
    decrypt: (stored, place) => {
      const kid = keyOfStored(stored)
      if (kid === undefined) return stored
      const key = held.find((one) => one.kid === kid)
      if (!key) throw new Error(`A secret of ${place.table} is encrypted with the key ${kid}, which SECRETS_KEY lacks.`)
      return decryptWith(key, stored, place)
    },
  }
}

interface Key {
  kid: string
  bytes: Buffer
}

function keyOf(bytes: Buffer): Key {
  const kid = createHash('sha256').update('id of a key of stored secrets\n').update(bytes).digest('hex').slice(0, 8)
  return { kid, bytes }
}

function encryptWith({ kid, bytes }: Key, secret: string, place: Place): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, bytes, nonce, { authTagLength: tagBytes })
  cipher.setAAD(boundTo(place))
  const encrypted = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return [version, kid, nonce.toString('base64url'), encrypted.toString('base64url')].join('.')
}

function decryptWith({ bytes }: Key, stored: string, place: Place): string {
  const [, , nonce = '', text = ''] = stored.split('.')
  const encrypted = Buffer.from(text, 'base64url')
  const decipher = createDecipheriv(algorithm, bytes, Buffer.from(nonce, 'base64url'), { authTagLength: tagBytes })
  decipher.setAAD(boundTo(place))
  decipher.setAuthTag(encrypted.subarray(-tagBytes))
  return decipher.update(encrypted.subarray(0, -tagBytes), undefined, 'utf8') + decipher.final('utf8')
}

function boundTo({ table, row }: Place): Buffer {
  return Buffer.from(`${table}\n${row}`)
}
