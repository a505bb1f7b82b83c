import { isDiskFull } from '../database/failures.ts'

/** Runs a program of the command line. A failure ends it with code 1 and prints one sentence. */
export async function runProgram(program: () => Promise<void>): Promise<void> {
  // What it writes is for the portal's account only.
  process.umask(0o077)
  try {
    await program()
  } catch (error) {
    console.error(isDiskFull(error) ? 'There is no space left on the disk (ENOSPC).' : sentence(error))
    process.exitCode = 1
  }
}

function sentence(error: unknown): unknown {
  return error instanceof Error ? error.message : error
}
