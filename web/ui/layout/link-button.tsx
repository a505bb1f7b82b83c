import { Link } from 'react-router'
import { type ButtonLook, buttonLook } from '../form/button.tsx'

interface LinkButtonProps extends ButtonLook {
  to: string
  onClick?: () => void
}

/** A link that looks like a button: the next step that leads to another page. */
export function LinkButton({ to, onClick, ...look }: LinkButtonProps) {
  return <Link {...buttonLook(look)} to={to} onClick={onClick} />
}
