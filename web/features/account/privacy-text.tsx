/** What the portal stores about people, why and how long. It must stay true of the database and its clean-up. */
export function PrivacyText({ ministry }: { ministry: string }) {
  return (
    <div>
      <h2>Who is responsible</h2>
      <p>
        The data controller under the Nigeria Data Protection Act 2023 is {ministry}. It stores and uses your data
        because the law asks it to register and license private health facilities.
      </p>
      <h2>What we store about you</h2>
      <ul>
        <li>Your account: name, email, phone number, state and LGA, and when you accepted the terms.</li>
        <li>Your password, and codes for a new one, only in a form from which they cannot be read back.</li>
        <li>The key of your authenticator app, if you use one: without it, no code could be checked.</li>
        <li>On which kinds of device you are logged in and when they were last used, but no network address.</li>
        <li>
          What an application needs: the owner, the applicant, staff, referees and the operating officer of a facility,
          with documents and receipts.
        </li>
        <li>Who did what and when, so that every decision can be explained.</li>
      </ul>
      <h2>Who sees it</h2>
      <p>
        You, and the officers of {ministry} who work on applications. Nothing is sold or given to advertisers, and no
        page loads anything from another company.
      </p>
      <h2>How long</h2>
      <ul>
        <li>A login ends after 30 days at the latest, sooner when it is not used.</li>
        <li>What you typed and did not send is deleted after 30 days.</li>
        <li>Links and codes for a new password or a new email are deleted when they have been used or have expired.</li>
        <li>
          Mails and SMS to you are deleted 90 days after they were sent, and after a year if they could not be sent.
        </li>
        <li>Applications, decisions and licences stay, because they are records of the state.</li>
        <li>
          When you close your account, your name, email and phone number are removed from it at once. What belongs to
          the records of facilities stays.
        </li>
      </ul>
      <h2>Your rights</h2>
      <p>
        On the page Your account you download your data, correct it, and close your account. You may also ask the
        ministry at the address below, and complain to the Nigeria Data Protection Commission.
      </p>
    </div>
  )
}
