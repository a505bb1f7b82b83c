import * as calls from '@portal/contract/accounts/calls/password-reset.ts'
import type { Serve } from '../../../use-case/context.ts'
import { forgotPassword, remind } from './forgot-password.ts'
import { issueResetCode, makeResetCode } from './issue-reset-code.ts'
import { checkReset, resetPassword } from './reset-password.ts'

/** New passwords for people who have forgotten theirs. */
export function passwordResetRoutes(serve: Serve): void {
  serve(calls.forgotPassword, forgotPassword, { before: remind })
  serve(calls.resetPassword, resetPassword, { before: checkReset })
  serve(calls.issueResetCode, issueResetCode, { before: makeResetCode })
}
