import * as calls from '@portal/contract/money/calls/reconciliation.ts'
import { mayDo } from '@portal/domain/accounts/capabilities.ts'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useSession } from '../../api/session.ts'
import { useCall } from '../../api/use-call.ts'
import { ChooseColumns } from '../../features/money/reconciliation/choose-columns.tsx'
import { MatchedLines } from '../../features/money/reconciliation/matched-lines.tsx'
import { paths } from '../../paths.ts'
import { momentInWords } from '../../ui/dates.tsx'
import { WhenLoaded } from '../../ui/feedback/when-loaded.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { useListAddress } from '../../ui/table/use-list-address.ts'

const back = { to: paths.bankStatements(), label: 'Bank statements' }

/** One statement of the bank: first what its columns are, then its lines with the payments and invoices they belong to. */
export function BankStatement() {
  const { id = '' } = useParams()
  const address = useListAddress()
  const statement = useCall(calls.showBankStatement, { params: { id } })
  const mayConfirm = mayDo(useSession(), 'decide on a payment')
  const [isChoosing, setIsChoosing] = useState(false)
  const shown = statement.data?.data
  const mayChange = mayConfirm && shown?.figures && shown.figures.confirmed.lines === 0
  return (
    <Page
      title={shown?.name ?? 'Bank statement'}
      back={back}
      lead={shown && `Uploaded on ${momentInWords(shown.uploaded_at)} by ${shown.uploaded_by}.`}
      actions={
        mayChange && (
          <Button variant="default" onClick={() => setIsChoosing(!isChoosing)}>
            {isChoosing ? 'Show the lines' : 'Change the columns'}
          </Button>
        )
      }
    >
      <WhenLoaded of={statement} back={back}>
        {({ data }) => {
          if (data.figures && !isChoosing) {
            return <MatchedLines statement={data} figures={data.figures} address={address} />
          }
          if (!mayConfirm) return <p>An officer with the duty finance still has to say what its columns are.</p>
          return <ChooseColumns statement={data} onMatched={() => setIsChoosing(false)} />
        }}
      </WhenLoaded>
    </Page>
  )
}
