import type { MouseEventHandler } from 'react'
import { useLocation, useRouteError } from 'react-router'
import { buttonStyles } from '../../ui/button-styles.ts'
import { LinkButton } from '../../ui/link.tsx'
import { RouterLink } from '../../ui/router-link.tsx'
import { variants } from '../../ui/variants.ts'
import { accountLinks } from './navigation.ts'

const accountLinksStyles = variants({
  slots: {
    quiet: 'flex h-11 items-center rounded-sm px-3 text-sm font-semibold transition-colors duration-200',
    solid: 'h-9.5! px-4!',
    // Every document is the same for everyone, so it contains both sets; an attribute on its root selects one.
    visitor: 'signed-in:hidden',
    member: 'not-signed-in:hidden',
  },
})

interface AccountLinksProps {
  look: 'header' | 'menu'
  onClick?: MouseEventHandler<HTMLAnchorElement>
}

/**
 * Sign-in links that return to the page, or for signed-in users the dashboard and Logout. Logout is a plain form, so
 * that it works without React; app/document/shell.js clears the account data stored in this browser.
 */
export function AccountLinks({ look, onClick }: AccountLinksProps) {
  const location = useLocation()
  const hasFailed = Boolean(useRouteError())
  const [signIn, getStarted] = accountLinks(hasFailed ? null : location)
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
