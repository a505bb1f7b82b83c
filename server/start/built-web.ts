import { fileURLToPath } from 'node:url'

let building: Promise<unknown> = Promise.resolve()

/** The web is built while the database is prepared, because each takes half of a first start. */
export function waitForWeb(build: Promise<unknown>): void {
  building = build
  // If it fails, the start does when it needs the web.
  building.catch(() => {})
}

/** The folder of the built web. */
export async function builtWeb(): Promise<string> {
  await building
  return fileURLToPath(new URL('../../web/dist', import.meta.url))
}
