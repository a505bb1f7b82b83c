import { issueResetCode } from '@portal/contract/accounts/calls/password-reset.ts'
import { removeSecondFactorOf } from '@portal/contract/accounts/calls/second-factor.ts'
import * as calls from '@portal/contract/accounts/calls/users.ts'
import type { UserAccount } from '@portal/contract/accounts/user-account.ts'
import { accountActions } from '@portal/domain/actions/account.ts'
import { useState } from 'react'
import { ConfirmedButton } from '../../../api/confirmed-button.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Panel, Section } from '../../../ui/layout/page.tsx'
import { DisableAccount } from './disable-account.tsx'
import { ShownOnce } from './shown-once.tsx'
import styles from './users.module.css'

/** What can be done with an account besides its duties. Only what the server offers is shown. */
export function UserActions({ account }: { account: UserAccount }) {
  const [password, setPassword] = useState<string>()
  const [code, setCode] = useState<string>()
  const { id, first_name, last_name, email, offered } = account
  const name = `${first_name} ${last_name}`
  const sent = { params: { id } }
  const success = ({ message }: { message: string }) => message
  const may = (action: UserAccount['offered'][number]) => offered.includes(action)
  const hasActions = offered.some((action) => action !== 'Change account')
  return (
    <Section id="access" title="Access">
      <Panel>
        {!hasActions && (
          <p className={styles.plain}>
            Nothing can be changed here: this is your own account, or the last one that manages users.
          </p>
        )}
        <div className={layout.row2}>
          {may('Reset password') && (
            <ConfirmedButton
              call={calls.resetUserPassword}
              sent={sent}
              variant="outline"
              label="Reset password"
              title={`Reset the password of ${name}?`}
              confirm="Reset"
              success={success}
              onSuccess={(reply) => setPassword(reply.password)}
            >
              The portal makes a new password and shows it to you once. {first_name} is logged out everywhere and
              chooses their own password when they log in with it. Make sure that it is really {name} who asks.
            </ConfirmedButton>
          )}
          {may('Make one-time code') && (
            <ConfirmedButton
              call={issueResetCode}
              sent={sent}
              label="Make a one-time code"
              title={`Make a one-time code for ${name}?`}
              confirm="Make the code"
              isHarmless
              success={accountActions['Make one-time code'].message}
              onSuccess={({ data }) => setCode(data.code)}
            >
              For somebody at the counter who has forgotten their password: with the code they choose a new one
              themselves within an hour. Make sure that it is really {name} who asks.
            </ConfirmedButton>
          )}
          {may('Remove second factor') && (
            <ConfirmedButton
              call={removeSecondFactorOf}
              sent={sent}
              variant="outline"
              label="Remove second factor"
              title={`Remove the second factor of ${name}?`}
              confirm="Remove"
              success={accountActions['Remove second factor'].message}
            >
              For somebody who has lost their phone and their recovery codes. {first_name} logs in with the password
              alone then. Make sure that it is really {name} who asks.
            </ConfirmedButton>
          )}
          {may('End sessions') && (
            <ConfirmedButton
              call={calls.endUserSessions}
              sent={sent}
              variant="outline"
              label="Log out everywhere"
              title={`Log ${name} out everywhere?`}
              confirm="Log out"
              success={success}
            >
              {first_name} is logged out on every device and can log in again with the same password.
            </ConfirmedButton>
          )}
          {may('Disable') && <DisableAccount account={account} />}
          {may('Enable') && (
            <ConfirmedButton
              call={calls.enableUser}
              sent={sent}
              label="Enable account"
              title={`Enable the account of ${name}?`}
              confirm="Enable"
              isHarmless
              success={success}
            >
              {first_name} can log in again with the password they had.
            </ConfirmedButton>
          )}
        </div>
      </Panel>
      {password && (
        <ShownOnce title="The password is reset" secret={password} onClose={() => setPassword(undefined)}>
          Give this password to {name}, on paper or by phone. They log in with {email} and choose their own password
          then.
        </ShownOnce>
      )}
      {code && (
        <ShownOnce title="The one-time code" secret={code} onClose={() => setCode(undefined)}>
          Give this code to {name}. On the login page they press “Forgot your password?” and enter it with {email}{' '}
          within an hour.
        </ShownOnce>
      )}
    </Section>
  )
}
