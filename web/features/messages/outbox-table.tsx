import * as calls from '@portal/contract/messages/calls/messages.ts'
import type { OutboxMessage } from '@portal/contract/messages/outbox-message.ts'
import { Link } from 'react-router'
import { useCall } from '../../api/use-call.ts'
import { paths } from '../../paths.ts'
import { Moment } from '../../ui/dates.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import { FilterSelect, ListFilters } from '../../ui/table/list-filters.tsx'
import type { useListAddress } from '../../ui/table/use-list-address.ts'
import textStyles from '../../ui/text.module.css'
import { channelWords, stateWords } from './message-words.ts'
import { MissingChannels } from './missing-channels.tsx'

const columns: Column<OutboxMessage>[] = [
  { header: 'Message', inCard: 'name', cell: ({ id, title }) => <Link to={paths.outboxMessage(id)}>{title}</Link> },
  {
    header: 'To',
    inCard: 'fact',
    cell: ({ to_name, to_address }) => (
      <>
        {to_name}
        <span className={textStyles.second}>{to_address}</span>
      </>
    ),
  },
  { header: 'By', inCard: 'fact', cell: ({ channel }) => channelWords[channel] },
  { header: 'Status', inCard: 'state', cell: ({ state }) => stateWords[state] },
  { header: 'Written', inCard: 'fact', cell: ({ created_at }) => <Moment of={created_at} /> },
]

const choicesOf = (words: Record<string, string>) => Object.entries(words).map(([value, label]) => ({ value, label }))

/** The messages by mail and SMS, the newest first. */
export function OutboxTable({ address }: { address: ReturnType<typeof useListAddress> }) {
  const messages = useCall(calls.listOutbox, { query: address.query })
  return (
    <>
      {messages.data && <MissingChannels channels={messages.data.channels} />}
      <ListFilters address={address} names={['state', 'channel']}>
        <FilterSelect address={address} name="state" label="Status" all="Any status" choices={choicesOf(stateWords)} />
        <FilterSelect
          address={address}
          name="channel"
          label="By"
          all="Email and SMS"
          choices={choicesOf(channelWords)}
        />
      </ListFilters>
      <DataTable
        hasKeys
        caption="Sent messages"
        hidesCaption
        of={messages}
        rows={({ data }) => data}
        page={(reply) => reply}
        rowKey={({ id }) => id}
        columns={columns}
        onPage={address.goToPage}
        empty={<EmptyState icon="bell" title="No messages here" />}
      />
    </>
  )
}
