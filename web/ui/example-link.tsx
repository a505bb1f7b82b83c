import { VisuallyHidden } from './visually-hidden.tsx'

/** Opens the example of a kind of document in a new tab. Without an address it shows nothing. */
export function ExampleLink({ url, name }: { url: string | null; name: string }) {
  return (
    url !== null && (
      <a href={url} target="_blank" rel="noreferrer">
        See an example<VisuallyHidden> of {name} (opens in a new tab)</VisuallyHidden>
      </a>
    )
  )
}
