import { deviceCookie, hintCookie, sessionCookie } from '../../../../worker/kernel/rules/identity/cookies.ts'

type Place = 'Cookie' | 'Local storage' | 'Session storage'

/** An item that the site stores in the visitor's browser. */
export interface StoredItem {
  /** All its keys. */
  names: readonly string[]
  purpose: string
  lifetime: string
  kind: `${Place}, ${'needed' | 'for your convenience'}`
}

/** Complete: app/features/desk/legal/stored.test.ts compares it with the code. */
export const STORED: readonly StoredItem[] = [
  {
    names: [sessionCookie('https://'), sessionCookie('http://')],
    purpose:
      'Your session. A random word by which the server knows that you are signed in. Scripts cannot read it. The second name is used where the site runs without https, on a developer’s machine.',
    lifetime:
      '30 days with “Remember me”, or 14 without a visit; else until the browser is closed, and never more than a day on the server',
    kind: 'Cookie, needed',
  },
  {
    names: [hintCookie('https://'), hintCookie('http://')],
    purpose: 'Says that a session was opened here, so that the header shows the right links at once. It opens nothing.',
    lifetime: 'As long as the session; gone when you sign out',
    kind: 'Cookie, needed',
  },
  {
    names: [deviceCookie('https://'), deviceCookie('http://')],
    purpose:
      'Says that you have signed in with this browser before, so that somebody who tries passwords at your account elsewhere does not slow you down. Scripts cannot read it, and it opens nothing.',
    lifetime: 'A year after the last time you signed in; it stays when you sign out',
    kind: 'Cookie, needed',
  },
  {
    names: ['userRole', 'userEmail'],
    purpose: 'Your role and email address, to show them. The server never believes them.',
    lifetime: 'Until you sign out',
    kind: 'Local storage, needed',
  },
  {
    names: ['admin-storage'],
    purpose: 'For our staff only: who is signed in to the back office, to show it. The server never believes it.',
    lifetime: 'Reset when staff sign out',
    kind: 'Local storage, needed',
  },
  {
    names: ['adminAuth', 'adminUser'],
    purpose: 'Kept by older versions of the site. Nothing writes them today; signing out removes them.',
    lifetime: 'Removed when you sign out',
    kind: 'Local storage, needed',
  },
  {
    names: ['theme'],
    purpose: 'Whether you chose light or dark. Without a choice nothing is kept and your system decides.',
    lifetime: 'Until you choose “system” or clear it',
    kind: 'Local storage, for your convenience',
  },
  {
    names: ['single-keys'],
    purpose: 'Whether you turned off the shortcuts of one key in the pages behind your account.',
    lifetime: 'Until you turn them on again or clear it',
    kind: 'Local storage, for your convenience',
  },
  {
    names: ['shortlist'],
    purpose: 'The listings that you saved, at most 50, by their ids. They are not sent to us.',
    lifetime: 'Until you take them out or clear it',
    kind: 'Local storage, for your convenience',
  },
  {
    names: ['recent-searches'],
    purpose: 'Your last five searches, offered again when you open the search field.',
    lifetime: 'Until you remove them there or clear it',
    kind: 'Local storage, for your convenience',
  },
  {
    names: ['recent-places'],
    purpose:
      'The last pages that you opened with “Find anything” in your account or the back office, offered there again.',
    lifetime: 'Until you sign out or clear it',
    kind: 'Local storage, for your convenience',
  },
  {
    names: ['planner:3', 'planner-dropped:1'],
    purpose: 'The conversation with the planner and what you changed in its plan, so that a reload does not lose them.',
    lifetime: 'Until the tab is closed',
    kind: 'Session storage, for your convenience',
  },
  {
    names: ['plan-approvals'],
    purpose: 'That you approved a plan that was shared with you, so that this browser can take the approval back.',
    lifetime: 'Until you take it back or clear it',
    kind: 'Local storage, for your convenience',
  },
  {
    names: ['kept-input'],
    purpose:
      'What you have typed and not sent yet into a form of this site, so that it is there again after a reload or after you sign in. Never a password, a code or a bank account.',
    lifetime: 'Until it is sent, saved or discarded, you sign out, or the tab is closed',
    kind: 'Session storage, for your convenience',
  },
  {
    names: ['react-router-scroll-positions', 'react-router-manifest-version'],
    purpose: 'How far down each page you were, for the back button, and which version of the site this tab has loaded.',
    lifetime: 'Until the tab is closed',
    kind: 'Session storage, needed',
  },
]
