import { Duplex } from 'node:stream'
import type { MessagePort } from 'node:worker_threads'

/** A message port that looks to the PostgreSQL driver like the network socket it expects. */
export class PortStream extends Duplex {
  readonly #open: () => MessagePort
  #port: MessagePort | undefined

  /** `open` gives a fresh port to the engine; it is called when the driver connects. */
  constructor(open: () => MessagePort) {
    super()
    this.#open = open
  }

  connect(): this {
    try {
      const port = this.#open()
      port.on('message', (chunk: Uint8Array) => this.push(chunk))
      port.on('close', () => this.destroy(new Error('The embedded database stopped')))
      this.#port = port
      process.nextTick(() => this.emit('connect'))
    } catch (error) {
      process.nextTick(() => this.destroy(error instanceof Error ? error : new Error(String(error))))
    }
    return this
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
