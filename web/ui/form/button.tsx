import type { ComponentProps, ReactNode } from 'react'
import styles from './button.module.css'

/** What a button has in common with a link that looks like one. */
export interface ButtonLook {
  /** `filled` is the one thing to do next on a page; `subtle` has no border. */
  variant?: 'filled' | 'default' | 'outline' | 'subtle'
  /** Deletes or refuses something: the button is red. */
  isDanger?: boolean
  /** Less padding, for use inside a row. */
  isCompact?: boolean
  icon?: ReactNode
  iconAfter?: ReactNode
  className?: string
  children: ReactNode
}

/** The attributes and the content that make an element look like a button. */
export function buttonLook({
  variant = 'filled',
  isDanger,
  isCompact,
  icon,
  iconAfter,
  className,
  children,
}: ButtonLook) {
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

type Native = 'ref' | 'type' | 'onClick' | 'aria-label' | 'aria-busy' | 'aria-disabled'

export type ButtonProps = ButtonLook & Pick<ComponentProps<'button'>, Native>

/** A button. It submits a form only when told so. */
export function Button({ ref, type = 'button', onClick, ...rest }: ButtonProps) {
  const { 'aria-label': label, 'aria-busy': isBusy, 'aria-disabled': isDisabled, ...look } = rest
  return (
    <button
      {...buttonLook(look)}
      ref={ref}
      type={type}
      onClick={onClick}
      aria-label={label}
      aria-busy={isBusy}
      aria-disabled={isDisabled}
    />
  )
}
