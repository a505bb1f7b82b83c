import * as calls from '@portal/contract/accounts/calls/own-account.ts'
import { useState } from 'react'
import { send } from '../../../api/client.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { BusyButton } from '../../../ui/form/busy-button.tsx'

function saveAs(name: string, data: unknown): void {
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
  const address = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  URL.revokeObjectURL(address)
}

/** Saves what the portal stores about the person as a file. */
export function DownloadOwnData() {
  const [isBusy, setIsBusy] = useState(false)
  async function download() {
    setIsBusy(true)
    try {
      saveAs('my-data.json', (await send(calls.downloadOwnData, {})).data)
    } catch {
      toast.failure('Your data could not be fetched. Try again in a minute.')
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <BusyButton variant="default" busy={isBusy && 'Preparing'} onClick={() => void download()}>
      Download your data
    </BusyButton>
  )
}
