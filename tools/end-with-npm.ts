/** Sends SIGTERM to this process when npm's shell has ended. npm sends a signal to the shell, which does not forward it. */
export function endWithNpm(): void {
  const shell = process.ppid
  const watching = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watching)
    process.kill(process.pid, 'SIGTERM')
  }, 250)
  watching.unref()
}
