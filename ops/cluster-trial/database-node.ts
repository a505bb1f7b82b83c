import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isOk, Service, signalAll, withDescendants } from './service.ts'

interface Place {
  name: string
  address: string
  /** The folder with its configuration, where it also writes. */
  folder: string
  /** What starts a program with another account, where that is necessary. */
  unprivileged: readonly string[]
}

/** Patroni with its PostgreSQL, as on one machine. */
export class DatabaseNode {
  readonly name: string
  readonly #patroni: Service
  readonly #api: string
  readonly #data: string

  constructor({ name, address, folder, unprivileged }: Place) {
    this.name = name
    this.#api = `http://${address}:8008`
    this.#data = join(folder, 'data')
    const command = [...unprivileged, 'patroni', join(folder, 'patroni.yml')]
    this.#patroni = new Service({ name: 'patroni', command, folder })
  }

  start(): void {
    this.#patroni.start()
  }

  /** Whether it is the primary, a standby, or the standby without which nothing is acknowledged. */
  is(role: 'primary' | 'replica' | 'synchronous'): Promise<boolean> {
    return isOk(`${this.#api}/${role}`).catch(() => false)
  }

  /** Sends a signal to every process of the machine that has to do with the database. */
  signal(signal: NodeJS.Signals): void {
    signalAll(
      [this.#patroni.pid, this.#postmaster()].flatMap((pid) => (pid ? withDescendants(pid) : [])),
      signal,
    )
  }

  /** The machine loses its power, and gets it back. */
  async crash(): Promise<void> {
    this.signal('SIGKILL')
    await this.#patroni.ended()
  }

  /** Only the first process of PostgreSQL is killed; Patroni goes on. */
  killPostmaster(): void {
    const postmaster = this.#postmaster()
    if (postmaster) signalAll([postmaster], 'SIGKILL')
  }

  async switchOver(): Promise<void> {
    const reply = await fetch(`${this.#api}/switchover`, {
      method: 'POST',
      body: JSON.stringify({ leader: this.name }),
    })
    if (!reply.ok) throw new Error(`Patroni refused the switchover: ${reply.status} ${await reply.text()}`)
  }

  async stop(): Promise<void> {
    await this.#patroni.stop()
    this.signal('SIGKILL')
  }

  #postmaster(): number | undefined {
    try {
      const pid = Number(readFileSync(join(this.#data, 'postmaster.pid'), 'utf8').split('\n')[0])
      // After a crash the file stays, and another process may have its number.
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(this.#data) ? pid : undefined
    } catch {
      return undefined
    }
  }
}
