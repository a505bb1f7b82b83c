/** Notes every timer that is started from now on. Returns a function that ends them all and stops noting. */
export function trackTimers(): () => void {
  const real = { setTimeout, setInterval }
  const started = new Set<ReturnType<typeof setTimeout>>()
  const noting = <Start extends typeof setTimeout | typeof setInterval>(start: Start) =>
    new Proxy(start, {
      apply(_start, self, args) {
        const timer = Reflect.apply(start, self, args)
        started.add(timer)
        return timer
      },
    })
  Object.assign(globalThis, { setTimeout: noting(setTimeout), setInterval: noting(setInterval) })
  return () => {
    for (const timer of started) clearTimeout(timer)
    Object.assign(globalThis, real)
  }
}
