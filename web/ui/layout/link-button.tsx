import { Link } from 'react-router'
import { type ButtonAppearance, buttonAttributes } from '../form/button.tsx'

interface LinkButtonProps extends ButtonAppearance {
  to: string
  onClick?: () => void
}

/** A link that looks like a button, for actions that open another page. */
export function LinkButton({ to, onClick, ...appearance }: LinkButtonProps) {
  return <Link {...buttonAttributes(appearance)} to={to} onClick={onClick} />
}
