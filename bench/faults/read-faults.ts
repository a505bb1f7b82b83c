import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const faultsInFile = z.array(
  z.strictObject({
    /** What is wrong afterwards, and for whom. */
    name: z.string(),
    file: z.string(),
    from: z.string(),
    to: z.string(),
    /** Whether an owner, an officer, an auditor or a patient would object. */
    matters: z.boolean(),
    why: z.string(),
  }),
)

/** A mistake that is put into a file on purpose: one text in place of another. */
export type Fault = z.output<typeof faultsInFile>[number] & { number: number }

/** The faults of the list, numbered from 1. */
export function readFaults(): Fault[] {
  const text = readFileSync(join(import.meta.dirname, 'faults.json'), 'utf8')
  return faultsInFile.parse(JSON.parse(text)).map((fault, index) => ({ number: index + 1, ...fault }))
}

/** How often the text that a fault replaces is in its file; 0 also where the file is gone. */
export function timesFound(root: string, { file, from }: Fault): number {
  try {
    return readFileSync(join(root, file), 'utf8').split(from).length - 1
  } catch {
    return 0
  }
}
