import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'

/** Creates a folder for the portal's account only, unless it exists, and checks that it is writable. */
export async function makeDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${error.code})` : ''
    throw new Error(
      `The data folder ${folder} cannot be written to${code}. Choose another one with DATA_DIR, or let the portal write there.`,
      { cause: error },
    )
  }
}
