import { readFile } from 'node:fs/promises'

/** The processor time of a process so far, in milliseconds: Linux counts it in hundredths of a second. */
export async function processorTime(pid = 0): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}
