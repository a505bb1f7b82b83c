import type { ComponentProps, ReactNode } from 'react'
import styles from './button.module.css'

/** The common props of buttons and of links that look like buttons. */
export interface ButtonAppearance {
  /** `filled` is for the main action of a page; `subtle` has no border. `outline` differs from `default` where it is dangerous: it is red. */
  variant?: 'filled' | 'default' | 'outline' | 'subtle'
  /** For deleting and refusing: the button is red. */
  isDanger?: boolean
  /** Less padding, for use inside a row. */
  isCompact?: boolean
  icon?: ReactNode
  iconAfter?: ReactNode
  className?: string
  children: ReactNode
}

/** The attributes and content of an element that looks like a button. */
export function buttonAttributes({
  variant = 'filled',
  isDanger,
  isCompact,
  icon,
  iconAfter,
  className,
  children,
}: ButtonAppearance) {
  return {
    className: [styles.button, className].filter(Boolean).join(' '),
    'data-variant': variant,
    'data-danger': isDanger || undefined,
    'data-compact': isCompact || undefined,
    children: (
      <>
        {icon}
        <span className={styles.label}>{children}</span>
        {iconAfter}
      </>
    ),
  }
}

type Native =
  | 'ref'
  | 'type'
  | 'value'
  | 'onClick'
  | 'aria-label'
  | 'aria-busy'
  | 'aria-disabled'
  | 'aria-keyshortcuts'
  | 'aria-expanded'
  | 'aria-controls'

export type ButtonProps = ButtonAppearance & Pick<ComponentProps<'button'>, Native>

/** A button. Its default type is `button`, so it does not submit a form. */
export function Button({ ref, type = 'button', value, onClick, ...rest }: ButtonProps) {
  const { 'aria-label': label, 'aria-busy': isBusy, 'aria-disabled': isDisabled, ...others } = rest
  const { 'aria-keyshortcuts': keys, 'aria-expanded': isExpanded, 'aria-controls': controls, ...appearance } = others
  return (
    <button
      {...buttonAttributes(appearance)}
      ref={ref}
      type={type}
      value={value}
      onClick={onClick}
      aria-label={label}
      aria-busy={isBusy}
      aria-disabled={isDisabled}
      aria-keyshortcuts={keys}
      aria-expanded={isExpanded}
      aria-controls={controls}
    />
  )
}
