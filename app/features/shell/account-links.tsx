import type { MouseEventHandler } from 'react'
import { tv } from 'tailwind-variants/lite'
import { buttonStyles } from '../../ui/button-styles.ts'
import { LinkButton } from '../../ui/link.tsx'
import { RouterLink } from '../../ui/router-link.tsx'
import { ACCOUNT_LINKS } from './navigation.ts'

const accountLinksStyles = tv({
  slots: {
    quiet: 'flex h-11 items-center rounded-sm px-3 text-sm font-semibold transition-colors duration-200',
    solid: 'h-9.5! px-4!',
    // Both sets stand in every document, which is the same for everyone; the document's root says which one shows.
    visitor: 'signed-in:hidden',
    member: 'not-signed-in:hidden',
  },
})

interface AccountLinksProps {
  look: 'header' | 'menu'
  onClick?: MouseEventHandler<HTMLAnchorElement>
}

/**
 * The ways in, or for whoever is signed in to the dashboard and out. Logout is a plain form, so that it works without
 * React; app/document/shell.js forgets what this browser keeps of the account.
 */
export function AccountLinks({ look, onClick }: AccountLinksProps) {
  const [signIn, getStarted] = ACCOUNT_LINKS
  const { quiet, solid, visitor, member } = accountLinksStyles()
  const isMenu = look === 'menu'
  return (
    <>
      {isMenu ? (
        <LinkButton to={signIn.to} variant="outline" size="lg" onClick={onClick} className={visitor()}>
          {signIn.label}
        </LinkButton>
      ) : (
        <RouterLink to={signIn.to} className={quiet({ className: visitor() })}>
          {signIn.label}
        </RouterLink>
      )}
      <LinkButton
        to={getStarted.to}
        variant={isMenu ? 'accent' : 'primary'}
        size={isMenu ? 'lg' : 'sm'}
        onClick={onClick}
        className={isMenu ? visitor() : solid({ className: visitor() })}
      >
        {getStarted.label}
      </LinkButton>
      <LinkButton
        to="/dashboard"
        variant={isMenu ? 'accent' : 'primary'}
        size={isMenu ? 'lg' : 'sm'}
        onClick={onClick}
        className={isMenu ? member() : solid({ className: member() })}
      >
        Dashboard
      </LinkButton>
      <form method="post" action="/api/auth/signout" className={member({ className: 'grid' })}>
        <button type="submit" className={isMenu ? buttonStyles({ variant: 'outline', size: 'lg' }) : quiet()}>
          Logout
        </button>
      </form>
    </>
  )
}
