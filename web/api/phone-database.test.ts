import { expect, it, onTestFinished, vi } from 'vitest'
import { finishBeforeLeaving, mayKeepFor, onKeptChange, tellOtherTabs, untilKept } from './phone-database.ts'

it('keeps nothing more for a person who logs out in another tab, and looks again at what is kept', async () => {
  const otherTab = new BroadcastChannel('kept')
  const look = vi.fn()
  const stop = onKeptChange(look)
  otherTab.postMessage({ is: 'signed out', person: 501 })
  await vi.waitUntil(() => look.mock.calls.length > 0)
  expect([mayKeepFor(501), mayKeepFor(502)]).toEqual([false, true])
  stop()
  const lookToo = vi.fn()
  onTestFinished(onKeptChange(lookToo))
  otherTab.postMessage({ is: 'changed' })
  await vi.waitUntil(() => lookToo.mock.calls.length > 0)
  expect(look).toHaveBeenCalledOnce()
  otherTab.close()
})

it('tells other tabs what has changed', async () => {
  const otherTab = new BroadcastChannel('kept')
  const heard: unknown[] = []
  otherTab.onmessage = ({ data }) => heard.push(data)
  tellOtherTabs()
  await vi.waitUntil(() => heard.length > 0)
  expect(heard).toEqual([{ is: 'changed' }])
  otherTab.close()
})

it('waits with leaving the page for what is being kept, but for a second at most', async () => {
  await untilKept()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  let isFree = false
  const { promise: keeping, resolve: keep } = Promise.withResolvers<void>()
  const kept = finishBeforeLeaving(keeping)
  void untilKept().then(() => {
    isFree = true
  })
  await vi.advanceTimersByTimeAsync(999)
  expect(isFree).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(isFree).toBe(true)
  keep()
  await kept
})
