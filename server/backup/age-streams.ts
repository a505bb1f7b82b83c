import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'

/** Turns a stream of bytes into another, encrypted or decrypted, with some hundred kilobytes of memory however long it is. */
export type Transform = (bytes: Readable) => Promise<Readable>

// The library is loaded only where backups are encrypted.

/** Encrypts to public keys of age. Whoever has the identity of one of them can decrypt. */
export async function encryptTo(recipients: readonly string[]): Promise<Transform> {
  const { Encrypter } = await import('age-encryption')
  return async (bytes) => {
    const encrypter = new Encrypter()
    for (const recipient of recipients) encrypter.addRecipient(recipient)
    return fromWeb(await encrypter.encrypt(toWeb(bytes)))
  }
}

/** Decrypts with the secret keys in the text of an identity file of age. */
export async function decryptWith(identity: string): Promise<Transform> {
  const { Decrypter } = await import('age-encryption')
  const lines = identity.split(/\r?\n/).map((line) => line.trim())
  const keys = lines.filter((line) => line !== '' && !line.startsWith('#'))
  if (keys.length === 0 || !keys.every((key) => /^AGE-SECRET-KEY-1[0-9A-Z]{58}$/.test(key))) {
    throw new Error('The identity file holds no secret key of age, like AGE-SECRET-KEY-1…')
  }
  return async (bytes) => {
    const decrypter = new Decrypter()
    for (const key of keys) decrypter.addIdentity(key)
    return fromWeb(await decrypter.decrypt(toWeb(bytes)))
  }
}

function toWeb(bytes: Readable): globalThis.ReadableStream<Uint8Array> {
  return Readable.toWeb(bytes) as globalThis.ReadableStream<Uint8Array>
}

function fromWeb(bytes: globalThis.ReadableStream<Uint8Array>): Readable {
  return Readable.fromWeb(bytes as ReadableStream<Uint8Array>)
}
