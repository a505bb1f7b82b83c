import { readFile, writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Reply, validatedReply } from '@portal/contract/call.ts'
import { showImport } from '@portal/contract/imports/calls/imports.ts'
import { duties } from '@portal/domain/accounts/capabilities.ts'
import type { ImportStatus } from '@portal/domain/imports/import-states.ts'
import { openSession } from '@portal/server/auth/sessions.ts'
import { connectPostgres, noLimits } from '@portal/server/database/connect.ts'
import { forLoading } from '@portal/server/testing/loading-database.ts'
import { type PortalProcess, startPortal } from '@portal/server/testing/portal-process.ts'
import { sql } from 'kysely'

type Shown = Reply<typeof showImport>['data']

const main = fileURLToPath(new URL('../../server/main.ts', import.meta.url))
/** The memory that `npm start` gives a portal. */
const args = ['--max-semi-space-size=8', '--max-old-space-size=256', main]

/** A portal in a process of its own, with an officer who has every duty, that can be killed and started again. */
export type ImportPortal = Awaited<ReturnType<typeof openImportPortal>>

export async function openImportPortal(dataDir: string, databaseUrl: string) {
  const start = () => startPortal({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl }, { args })
  let portal: PortalProcess = start()
  let origin = await portal.ready()
  const database = forLoading(connectPostgres(databaseUrl, 2, noLimits))
  const { db } = database
  const { id: officer } = await db
    .insertInto('user_account')
    .values({
      ...{ first_name: 'Hadiza', last_name: 'Bello', email: 'officer@bench.example', phone_number: '' },
      ...{ password_hash: 'none', privilege_type: 'admin', duties },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const authorization = `Bearer ${await openSession(db, officer, new Date())}`

  async function ask(method: string, path: string, body?: object): Promise<{ data: Shown }> {
    const isForm = body instanceof FormData
    const response = await fetch(origin + path, {
      method,
      headers: { authorization, ...(isForm || !body ? {} : { 'content-type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`)
    return validatedReply(showImport, JSON.parse(text))
  }
  const show = async (id: number) => (await ask('GET', `/api/imports/${id}`)).data
  const until = async (id: number, status: ImportStatus) => {
    for (;;) {
      const shown = await show(id)
      if (shown.status === status) return
      if (shown.status === 'refused') throw new Error(shown.refusal ?? 'The file was refused.')
      await wait(1000)
    }
  }

  return {
    until,
    async upload(file: Buffer): Promise<number> {
      const form = new FormData()
      form.append('document', new Blob([new Uint8Array(file)]), 'register.xlsx')
      return (await ask('POST', '/api/imports', form)).data.id
    },
    /** Chooses that every row comes in that may. Returns how many do. */
    async takeAllIn(id: number): Promise<number> {
      for (const state of ['same', 'doubtful']) {
        await ask('PUT', `/api/imports/${id}/rows`, { choice: 'new', filters: { state } })
      }
      const { states, outcomes } = await show(id)
      console.log(`Rows: ${JSON.stringify(states)}`)
      return outcomes['comes in']
    },
    commit: async (id: number) =>
      ask('POST', `/api/imports/${id}/commit`, { rows: (await show(id)).outcomes['comes in'] }),
    undo: (id: number) => ask('POST', `/api/imports/${id}/undo`),
    /** Whether an import has this status within a time. */
    async hasEnded(id: number, status: ImportStatus, withinMs: number): Promise<boolean> {
      const late = AbortSignal.timeout(withinMs)
      while (!late.aborted) {
        if ((await show(id)).status === status) return true
        await wait(500)
      }
      return false
    },
    /** Kills the portal as a power cut does, and starts it again. */
    async kill(): Promise<void> {
      portal.child.kill('SIGKILL')
      await portal.ended
      portal = start()
      origin = await portal.ready()
    },
    /** Makes calls one after another, as officers do meanwhile, until it is ended. `end` returns how many milliseconds each took. */
    probe() {
      const times: number[] = []
      let isOver = false
      const probing = (async () => {
        while (!isOver) {
          const began = performance.now()
          await ask('GET', '/api/facilities?per_page=15')
          times.push(performance.now() - began)
          await wait(50)
        }
      })()
      return {
        async end(): Promise<number[]> {
          isOver = true
          await probing
          return times
        },
      }
    },
    /** Resets Linux's record of the peak memory of the portal. Returns its present memory in MB. */
    async resetPeakMemory(): Promise<number> {
      await writeFile(`/proc/${portal.child.pid}/clear_refs`, '5')
      return peakMemory()
    },
    peakMemory,
    /** How many rows of an import came in, and how many facilities came of them. */
    async countFacilities(id: number): Promise<{ lines: number; facilities: number }> {
      const { rows } = await sql<{ lines: number; facilities: number }>`
        select (select count(distinct facility_id)::int from import_row where import_id = ${id}) as lines,
          (select count(*)::int from facility where import_id = ${id}) as facilities
      `.execute(db)
      return rows[0] ?? { lines: 0, facilities: 0 }
    },
    async close(): Promise<void> {
      portal.child.kill('SIGTERM')
      await portal.ended
      await database.close()
    },
  }

  async function peakMemory(): Promise<number> {
    const status = await readFile(`/proc/${portal.child.pid}/status`, 'utf8')
    return Math.round(Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024)
  }
}
