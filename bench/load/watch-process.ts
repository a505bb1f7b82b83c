import { readdirSync, readFileSync } from 'node:fs'
import type pg from 'pg'

/** What a portal holds at a moment. */
export interface Sample {
  megabytes: number
  handles: number
  connections: number
}

/** Samples what a process holds, and its connections to the database, until `stop`. */
export function watchProcess(pid: number, pool: pg.Pool, everyMs: number) {
  const samples: Sample[] = []
  const take = async () => {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    const { rows } = await pool.query(
      "select count(*)::int as n from pg_stat_activity where backend_type = 'client backend'",
    )
    samples.push({
      megabytes: Number(kilobytes) / 1024,
      handles: readdirSync(`/proc/${pid}/fd`).length,
      connections: rows[0].n,
    })
  }
  const timer = setInterval(() => void take(), everyMs)
  return {
    stop: () => {
      clearInterval(timer)
      return samples
    },
  }
}

/** The medians of the second fifth of the samples, when everything is warm, and of the last fifth. */
export function earlyAndLate(samples: readonly Sample[], of: keyof Sample): [number, number] {
  const fifth = Math.max(1, Math.floor(samples.length / 5))
  const medianOf = (part: readonly Sample[]) =>
    part.map((sample) => sample[of]).toSorted((one, other) => one - other)[Math.floor(part.length / 2)] ?? Number.NaN
  return [medianOf(samples.slice(fifth, 2 * fifth)), medianOf(samples.slice(-fifth))]
}
