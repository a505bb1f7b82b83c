/** Sends this process SIGTERM when npm's shell has ended: npm passes a signal to the shell, which does not pass it on. */
export function endWithNpm(): void {
  const shell = process.ppid
  const watching = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watching)
    process.kill(process.pid, 'SIGTERM')
  }, 250)
  watching.unref()
}
