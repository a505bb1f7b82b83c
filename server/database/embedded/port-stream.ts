import { Duplex } from 'node:stream'
import type { MessagePort } from 'node:worker_threads'

/** A message port that looks to the PostgreSQL driver like the network socket it expects. */
export class PortStream extends Duplex {
  readonly #open: () => Promise<MessagePort>
  #port: MessagePort | undefined

  /** `open` gives a fresh port to the engine; it is called when the driver connects. */
  constructor(open: () => Promise<MessagePort>) {
    super()
    this.#open = open
  }

  connect(): this {
    this.#open().then(
      (port) => this.#attach(port),
      (error) => this.destroy(error),
    )
    return this
  }

  #attach(port: MessagePort): void {
    if (this.destroyed) {
      // The driver has waited long enough and turned away.
      port.close()
      return
    }
    port.on('message', (chunk: Uint8Array) => this.push(chunk))
    port.on('close', () => this.destroy(new Error('The embedded database has stopped')))
    this.#port = port
    this.emit('connect')
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#port?.postMessage(Uint8Array.from(chunk))
    done()
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#port?.postMessage(Uint8Array.from(Buffer.concat(chunks.map(({ chunk }) => chunk))))
    done()
  }

  override _read(): void {}

  /** The driver has said goodbye. Nobody answers that, so both directions end here, and the pool's next turn can come. */
  override _final(done: () => void): void {
    this.push(null)
    this.resume()
    done()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#port?.removeAllListeners('close')
    this.#port?.close()
    done(error)
  }

  setNoDelay(): this {
    return this
  }

  setKeepAlive(): this {
    return this
  }

  ref(): this {
    this.#port?.ref()
    return this
  }

  unref(): this {
    this.#port?.unref()
    return this
  }
}
