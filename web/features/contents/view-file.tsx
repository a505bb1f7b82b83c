import * as calls from '@portal/contract/calls/contents.ts'
import { useCallMutation } from '../../api/use-call.ts'
import { BusyButton } from '../../ui/form/busy-button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './contents.module.css'

/** A tab for the file, opened by the click itself: one opened later, with the link in hand, would be blocked. */
function openTab(name: string): Window | null {
  const tab = window.open('', '_blank')
  if (tab) {
    tab.opener = null
    tab.document.title = name
    tab.document.body.textContent = `Opening ${name} …`
  }
  return tab
}

/** Opens an uploaded file in a tab of its own, by a link that works for five minutes; in this tab where no other may be opened. */
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
    <BusyButton variant="default" isCompact className={styles.inRow} busy={link.isPending && 'Opening'} onClick={view}>
      View<VisuallyHidden> {name} (opens in a new tab)</VisuallyHidden>
    </BusyButton>
  )
}
