import * as calls from '@portal/contract/applications/calls/contents.ts'
import { useCallMutation } from '../api/use-call.ts'
import { BusyButton } from '../ui/form/busy-button.tsx'
import { openTab } from '../ui/open-tab.ts'
import signedIn from '../ui/signed-in.module.css'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import styles from './view-file.module.css'

/** Opens an uploaded file in a new tab, by a link that is valid for five minutes. Uses the current tab if new tabs are blocked. */
export function ViewFile({ slug, name }: { slug: string; name: string }) {
  const link = useCallMutation(calls.linkDocument, { failure: ({ message }) => message, refresh: [] })
  function view() {
    const tab = openTab(name)
    link.mutate(
      { params: { slug } },
      {
        onSuccess: ({ url }) => (tab ?? window).location.assign(new URL(url, window.location.href).href),
        onError: () => tab?.close(),
      },
    )
  }
  return (
    <BusyButton
      variant="default"
      isCompact
      className={`${signedIn.inRow} ${styles.view}`}
      busy={link.isPending && 'Opening'}
      onClick={view}
    >
      View<VisuallyHidden> {name} (opens in a new tab)</VisuallyHidden>
    </BusyButton>
  )
}
