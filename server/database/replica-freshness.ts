import type { Db } from './connect.ts'
import { describeFailure } from './failures.ts'
import { ForeignReplica, ReplicaLag } from './replica-lag.ts'

/** A standby that is further behind is not read. With the age of the measurement, what is read is at most four seconds old. */
const maxLagMs = 3_000
/** How long a measurement counts. */
const measuredMs = 1_000
/** A standby, or a database, that has not answered the measurement within this time counts as away. */
const answerMs = 1_000
/** After an obstacle the standby is left alone for so long. */
const restMs = 10_000

const silent = 'it does not answer'

interface Options {
  primary: Db
  replica: Db
  onChange: (obstacle: string | undefined) => void
}

/** Whether a standby may be read, which is measured when somebody wants to read, at most once a second. */
export class ReplicaFreshness {
  readonly #lag: ReplicaLag
  readonly #onChange: Options['onChange']
  #lagMs: number | undefined
  #obstacle: string | undefined
  #measuredAt = Number.NEGATIVE_INFINITY
  #restsUntil = Number.NEGATIVE_INFINITY
  #measuring: Promise<void> | undefined

  constructor({ primary, replica, onChange }: Options) {
    this.#lag = new ReplicaLag(primary, replica)
    this.#onChange = onChange
  }

  /** Why the standby must not be read now; undefined if it may be. */
  async obstacle(): Promise<string | undefined> {
    const now = performance.now()
    if (now < this.#restsUntil) return this.#obstacle
    if (now - this.#measuredAt > measuredMs) await this.#measure()
    return this.#obstacle
  }

  async state(): Promise<{ isRead: boolean; lagMs: number | undefined }> {
    if (performance.now() - this.#measuredAt > measuredMs) await this.#measure()
    return { isRead: this.#obstacle === undefined, lagMs: this.#lagMs }
  }

  /** Leaves the standby alone for some seconds. */
  failed(obstacle: string): void {
    this.#restsUntil = performance.now() + restMs
    this.#change(obstacle)
  }

  /** What the standby answers; fails when the standby has become silent meanwhile. */
  async unlessSilent<T>(answer: Promise<T>): Promise<T> {
    const { promise, reject } = Promise.withResolvers<never>()
    const watching = setInterval(async () => {
      if ((await this.obstacle()) === silent) reject(new Error(silent))
    }, measuredMs)
    return Promise.race([answer, promise]).finally(() => clearInterval(watching))
  }

  #measure(): Promise<void> {
    this.#measuring ??= this.#measureOnce().finally(() => {
      this.#measuring = undefined
    })
    return this.#measuring
  }

  async #measureOnce(): Promise<void> {
    const began = performance.now()
    const found = await inTime(this.#lag.measure()).catch((error: unknown) => error)
    // It counts from its beginning: what was committed since then is not in it.
    this.#measuredAt = began
    this.#lagMs = typeof found === 'number' ? found : undefined
    const obstacle = obstacleIn(found)
    if (obstacle !== undefined) this.failed(obstacle)
    else if (performance.now() >= this.#restsUntil) this.#change(undefined)
  }

  #change(obstacle: string | undefined): void {
    const isTold = (this.#obstacle === undefined) === (obstacle === undefined)
    this.#obstacle = obstacle
    if (!isTold) this.#onChange(obstacle)
  }
}

function obstacleIn(found: unknown): string | undefined {
  if (typeof found === 'number') return found > maxLagMs ? 'it is more than three seconds behind' : undefined
  if (found === undefined) return 'how far it is behind is not known'
  if (found instanceof ForeignReplica) return found.message
  return found === silent ? silent : `it cannot be asked (${describeFailure(found).message})`
}

async function inTime<T>(answer: Promise<T>): Promise<T | typeof silent> {
  const { promise, resolve } = Promise.withResolvers<typeof silent>()
  const timer = setTimeout(() => resolve(silent), answerMs)
  return Promise.race([answer, promise]).finally(() => clearTimeout(timer))
}
