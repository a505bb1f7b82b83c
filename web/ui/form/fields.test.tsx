import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { renderComponent } from '../../testing/render.tsx'
import { choicesOf, RadioField, TickField, TicksField } from './choice-fields.tsx'
import { DateField } from './date-field.tsx'
import { Form } from './form.tsx'
import { TextareaField, TextField } from './text-fields.tsx'

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
    await user.type(screen.getByLabelText('Day'), '7')
    await user.type(screen.getByLabelText('Month'), '4')
    await user.type(screen.getByLabelText('Year'), '1985')
    expect(await send()).toEqual({ date_of_birth: '1985-04-07' })
  })

  it('show an initial date', () => {
    renderFields(<DateField name="born" label="Date of birth" />, undefined, { born: '1985-04-07' })
    expect(screen.getByLabelText('Day')).toHaveValue('7')
    expect(screen.getByLabelText('Year')).toHaveValue('1985')
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
