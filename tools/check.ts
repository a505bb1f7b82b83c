import { runScript } from './run-script.ts'

/** The scripts of package.json that make up a check; the longest begins first. */
const steps = ['types', 'lint', 'unused', 'rooms', 'citations', 'format:check']

/** Takes steps from the queue until it is empty. Two workers share the queue. Returns the steps that failed. */
async function work(queue: string[]): Promise<string[]> {
  const failed: string[] = []
  for (let step = queue.shift(); step; step = queue.shift()) {
    if (!(await runScript(step, 'at the end'))) failed.push(step)
  }
  return failed
}

const queue = [...steps]
const failed = (await Promise.all([work(queue), work(queue)])).flat()
if (failed.length > 0) console.log(`The check failed: ${failed.join(', ')}.`)
process.exitCode = failed.length > 0 ? 1 : 0
