import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

/** Starts one of the servers of this folder in a process of its own, with the memory limits of `npm start`. */
export function startServer(file: 'portal-server.ts' | 'bare-server.ts', env: NodeJS.ProcessEnv): ChildProcess {
  return fork(new URL(file, import.meta.url), {
    env,
    execArgv: ['--max-semi-space-size=8', '--max-old-space-size=256'],
  })
}

/** Sends a server a message, if one is given, and waits for its next one. */
export async function ask<T>(server: ChildProcess, message?: object): Promise<T> {
  const answer = once(server, 'message')
  if (message) server.send(message)
  const [reply] = (await answer) as [T]
  return reply
}
