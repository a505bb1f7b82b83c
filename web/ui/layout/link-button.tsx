import { Button, type ButtonProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface LinkButtonProps extends ButtonProps {
  to: string
  onClick?: () => void
  children: ReactNode
}

/** A link that looks like a button: the next step that leads to another page. */
export function LinkButton({ to, ...rest }: LinkButtonProps) {
  return <Button component={Link} to={to} {...rest} />
}
