import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Serve } from '../use-case/context.ts'

const features = join(import.meta.dirname, '../features')

/**
 * Serves every call of the contract with its use case: a file below `features/` that has routes exports a function `…Routes`, which
 * serves its calls. There is no list of them.
 */
export async function serveCalls(serve: Serve): Promise<void> {
  const files = (await readdir(features, { recursive: true })).filter((file) => /(?<!\.test)\.ts$/.test(file)).sort()
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(join(features, file)).href)))
  for (const module of modules) {
    for (const [name, exported] of Object.entries<unknown>(module)) if (areRoutes(name, exported)) exported(serve)
  }
}

function areRoutes(name: string, exported: unknown): exported is (serve: Serve) => void {
  return name.endsWith('Routes') && typeof exported === 'function'
}
