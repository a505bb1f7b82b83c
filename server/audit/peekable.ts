/** A sequence of which the next value can be looked at before it is taken. */
export class Peekable<T> {
  readonly #values: AsyncIterator<T>
  #next: Promise<IteratorResult<T>> | undefined

  constructor(values: AsyncIterable<T>) {
    this.#values = values[Symbol.asyncIterator]()
  }

  async peek(): Promise<T | undefined> {
    this.#next ??= this.#values.next()
    const { value, done } = await this.#next
    return done ? undefined : value
  }

  take(): void {
    this.#next = undefined
  }
}

/** The values of pieces, one by one. */
export async function* flatten<T>(pieces: AsyncIterable<readonly T[]>): AsyncGenerator<T> {
  for await (const piece of pieces) yield* piece
}
