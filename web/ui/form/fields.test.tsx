import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { renderComponent } from '../../testing/render.tsx'
import { choicesOf, RadioField, TickField, TicksField } from './choice-fields.tsx'
import { DateField } from './date-field.tsx'
import { Form } from './form.tsx'
import { PasswordField } from './password-field.tsx'
import { NumberField, TextareaField, TextField } from './text-fields.tsx'

function renderFields(fields: React.ReactNode, schema?: z.ZodObject, defaults = {}) {
  const onSend = vi.fn(async (_values: object) => undefined)
  const part = renderComponent(
    <Form submit="Send" schema={schema} defaults={defaults} onSend={onSend}>
      {fields}
    </Form>,
  )
  const send = async () => {
    await part.user.click(screen.getByRole('button', { name: 'Send' }))
    return onSend.mock.lastCall?.[0]
  }
  return { ...part, send }
}

describe('the fields of a form', () => {
  it('accept a date as day, month and year', async () => {
    const { user, send } = renderFields(<DateField name="date_of_birth" label="Date of birth" />)
    await user.type(screen.getByLabelText('Date of birth'), '7/4/1985')
    expect(await send()).toEqual({ date_of_birth: '1985-04-07' })
  })

  it('sends a date with a missing part as it is, so that it is refused and not taken for none', async () => {
    const { user, send } = renderFields(<DateField name="date_of_birth" label="Date of birth" />)
    await user.type(screen.getByLabelText('Date of birth'), '7/1985')
    expect(await send()).toEqual({ date_of_birth: '7/1985' })
  })

  it('leave out a date that was cleared, and fill in that of a birth', async () => {
    const { user, send } = renderFields(<DateField name="born" label="Date of birth" birthday />, undefined, {
      born: '1985-04-07',
      name: 'Amina',
    })
    expect(screen.getByLabelText('Date of birth')).toHaveAttribute('autocomplete', 'bday')
    await user.clear(screen.getByLabelText('Date of birth'))
    expect(await send()).toEqual({ name: 'Amina' })
  })

  it('show the date again with which the form opened when the form is reset', async () => {
    const { user } = renderComponent(
      <Form submit="Send" again onSend={async () => undefined} defaults={{ born: '1985-04-07' }}>
        <DateField name="born" label="Date of birth" />
      </Form>,
    )
    await user.clear(screen.getByLabelText('Date of birth'))
    await user.type(screen.getByLabelText('Date of birth'), '7/4/1990')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(screen.getByLabelText('Date of birth')).toHaveValue('7/4/1985'))
  })

  it('take a date from the calendar of the browser', async () => {
    const { user, send } = renderFields(<DateField name="born" label="Date of birth" />)
    const picker = screen.getByLabelText<HTMLInputElement>('Calendar of Date of birth')
    const opened = vi.fn()
    picker.showPicker = opened
    await user.click(screen.getByRole('button', { name: 'Calendar for Date of birth' }))
    expect(opened).toHaveBeenCalledOnce()
    fireEvent.change(picker, { target: { value: '1985-04-27' } })
    expect(screen.getByLabelText('Date of birth')).toHaveValue('27/4/1985')
    expect(await send()).toEqual({ born: '1985-04-27' })
  })

  it('keep a list of ticks that the form opened with', async () => {
    const { user, send } = renderFields(
      <TicksField name="available_fac" label="Items" choices={choicesOf(['Theatre', 'Pharmacy', 'Laboratory'])} />,
      undefined,
      { available_fac: ['Laboratory'] },
    )
    await user.click(screen.getByLabelText('Theatre'))
    expect(await send()).toEqual({ available_fac: ['Theatre', 'Laboratory'] })
  })

  it('read numbers with a decimal point', async () => {
    const { user, send } = renderFields(<NumberField name="amount" label="Amount" />)
    await user.type(screen.getByLabelText('Amount'), ' 1,500.50 ')
    expect(await send()).toEqual({ amount: 1500.5 })
  })

  it('hide a password until its button is pressed, and tell the browser whether it is a new one', async () => {
    const { user } = renderFields(
      <>
        <PasswordField name="current_password" label="Your password" />
        <PasswordField name="password" label="New password" isNew />
      </>,
    )
    const [present, chosen] = ['Your password', 'New password'].map((label) => screen.getByLabelText(label))
    expect([present, chosen].map((field) => field?.getAttribute('autocomplete'))).toEqual([
      'current-password',
      'new-password',
    ])
    expect(chosen).toHaveAttribute('type', 'password')
    await user.click(screen.getByRole('button', { name: 'Show new password' }))
    expect([present, chosen].map((field) => field?.getAttribute('type'))).toEqual(['password', 'text'])
    await user.click(screen.getByRole('button', { name: 'Hide new password' }))
    expect(chosen).toHaveAttribute('type', 'password')
  })

  it('are refused with the first thing that is wrong with each', async () => {
    const schema = z.object({
      code: z
        .string()
        .min(3, 'Enter three letters')
        .regex(/^[a-z]+$/, 'Enter small letters'),
    })
    const { user, send } = renderFields(<TextField name="code" label="Code" />, schema)
    await user.type(screen.getByLabelText('Code'), '1')
    expect(await send()).toBeUndefined()
    expect(await screen.findByRole('link', { name: 'Enter three letters' })).toBeVisible()
    expect(screen.getByLabelText('Code')).toHaveAccessibleDescription('Enter three letters')
  })

  it('show an initial date', () => {
    renderFields(<DateField name="born" label="Date of birth" />, undefined, { born: '1985-04-07' })
    expect(screen.getByLabelText('Date of birth')).toHaveValue('7/4/1985')
  })

  it('send ticks in the order of the choices, as a list or a comma-separated string', async () => {
    const days = choicesOf(['Monday', 'Tuesday', 'Wednesday'])
    const { user, send } = renderFields(
      <>
        <TicksField name="working_days" label="Working days" choices={days} asText />
        <TicksField name="available_fac" label="Items" choices={choicesOf(['Theatre', 'Pharmacy'])} />
      </>,
    )
    await user.click(screen.getByLabelText('Wednesday'))
    await user.click(screen.getByLabelText('Monday'))
    await user.click(screen.getByLabelText('Pharmacy'))
    expect(await send()).toEqual({ working_days: 'Monday,Wednesday', available_fac: ['Pharmacy'] })
  })

  it('send the value of a choice, not its text', async () => {
    const yesOrNo = [
      { value: 1, label: 'Yes' },
      { value: 0, label: 'No' },
    ]
    const { user, send } = renderFields(
      <>
        <RadioField name="respond" label="Is there a theatre?" choices={yesOrNo} />
        <TickField name="visible_to_owner" label="The owner may read this" />
      </>,
    )
    await user.click(screen.getByRole('radio', { name: 'No' }))
    await user.click(screen.getByRole('checkbox'))
    expect(await send()).toEqual({ respond: 0, visible_to_owner: true })
  })

  it('mark optional fields according to the schema', () => {
    const schema = z.object({ name: z.string(), website: z.string().nullish() })
    renderFields(
      <>
        <TextField name="name" label="Name" />
        <TextareaField name="website" label="Website" />
      </>,
      schema,
    )
    expect(screen.getByLabelText('Name')).toBeVisible()
    expect(screen.getByLabelText('Website (optional)')).toBeVisible()
  })

  it('link from the summary to the first choice of a group', async () => {
    const schema = z.object({ kind: z.string('Choose one of the two') })
    const { user, send } = renderFields(
      <RadioField name="kind" label="Kind" choices={choicesOf(['One', 'Two'])} />,
      schema,
    )
    expect(await send()).toBeUndefined()
    await user.click(await screen.findByRole('link', { name: 'Choose one of the two' }))
    expect(screen.getByRole('radio', { name: 'One' })).toHaveFocus()
    expect(screen.getByRole('group', { name: 'Kind' })).toHaveAccessibleDescription('Choose one of the two')
  })

  it('are listed in the summary in the order of the form, not of the schema', async () => {
    const schema = z.object({
      three: z.string('Enter the third'),
      one: z.string('Enter the first'),
      two: z.string('Enter the second'),
    })
    const { send } = renderFields(
      <>
        <TextField name="one" label="One" />
        <TextareaField name="two" label="Two" />
        <RadioField name="three" label="Three" choices={choicesOf(['Yes', 'No'])} />
      </>,
      schema,
    )
    expect(await send()).toBeUndefined()
    const lines = await screen.findAllByRole('link')
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Enter the first',
      'Enter the second',
      'Enter the third',
    ])
  })
})
