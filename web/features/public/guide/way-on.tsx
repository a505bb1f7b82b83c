import { paths } from '../../../paths.ts'

/** The end of a page of the guide: to an account, or for signed-in people to their dashboard. */
export function WayOn() {
  return (
    <p>
      <span data-for="signed-out">
        <a href={paths.register()}>Create an account</a> or <a href={paths.signIn()}>log in</a>
      </span>
      <a href={paths.overview()} data-for="signed-in" hidden>
        Go to your dashboard
      </a>
    </p>
  )
}
