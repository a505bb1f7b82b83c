/** Runs the tasks of a key one after another. Returns undefined without running the task when too many are waiting. */
export type Queue = <T>(key: string, task: () => Promise<T>) => Promise<T> | undefined

/** A queue for each key. At most `maxTasks` tasks of a key run or wait. */
export function makeQueues(maxTasks: number): Queue {
  const queues = new Map<string, { last: Promise<unknown>; tasks: number }>()
  return (key, task) => {
    const queue = queues.get(key) ?? { last: Promise.resolve(), tasks: 0 }
    if (queue.tasks >= maxTasks) return undefined
    queues.set(key, queue)
    queue.tasks += 1
    const result = queue.last.then(task).finally(() => {
      queue.tasks -= 1
      if (queue.tasks === 0) queues.delete(key)
    })
    queue.last = result.catch(() => {})
    return result
  }
}
