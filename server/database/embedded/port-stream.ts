import { Duplex } from 'node:stream'
import type { MessagePort } from 'node:worker_threads'

/** Makes a message port usable as the network socket that the PostgreSQL driver expects. */
export class PortStream extends Duplex {
  readonly #open: () => Promise<MessagePort>
  #port: MessagePort | undefined

  /** `open` opens a new port to the engine. It is called when the driver connects. */
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
      // The driver has given up waiting.
      port.close()
      return
    }
    // A port delivers up to a thousand messages in a row. With many queries waiting, each result would start the next query
    // and block all requests; setImmediate lets other events run in between.
    port.on('message', (chunk: Uint8Array) => setImmediate(() => this.push(chunk)))
    port.on('close', () => setImmediate(() => this.destroy(new Error('The embedded database has stopped'))))
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

  /** The driver has ended the connection. The engine sends no reply to that, so both directions end here. */
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
