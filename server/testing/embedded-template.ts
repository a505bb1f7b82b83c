import { removeOldQuickFolders } from './quick-place.ts'
import { embeddedTemplate } from './test-database.ts'

/** Vitest's global setup for tests that copy the embedded database: it is made once, and not by several workers at a time. */
export default async function setup(): Promise<void> {
  await removeOldQuickFolders()
  await embeddedTemplate()
}
