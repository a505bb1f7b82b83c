import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildOnce } from '../auth/build-once.ts'
import type { Serve } from '../use-case/context.ts'

const features = join(import.meta.dirname, '../features')

/**
 * Serves every call of the contract with its use case: a file below `features/` that has routes exports a function `…Routes`, which
 * serves its calls. There is no list of them.
 */
export async function serveCalls(serve: Serve): Promise<void> {
  for (const routes of await allRoutes()) routes(serve)
}

/** The routes of all features. A process of tests serves them hundreds of times. */
const allRoutes = buildOnce(async () => {
  const files = (await readdir(features, { recursive: true })).filter((file) => /(?<!\.test)\.ts$/.test(file)).sort()
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(join(features, file)).href)))
  return modules.flatMap((module) =>
    Object.entries<unknown>(module).flatMap(([name, exported]) => (areRoutes(name, exported) ? [exported] : [])),
  )
})

function areRoutes(name: string, exported: unknown): exported is (serve: Serve) => void {
  return name.endsWith('Routes') && typeof exported === 'function'
}
