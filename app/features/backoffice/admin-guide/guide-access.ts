import type { GuideChapter } from './guide.ts'

/** How one gets in and around, who may do what, and how the platform is set up. */
export const ACCESS: readonly GuideChapter[] = [
  {
    id: 'start',
    title: 'Getting around',
    topics: [
      {
        id: 'start-find',
        title: 'Find anything',
        blocks: [
          'Ctrl K, on a Mac ⌘K, opens the command palette on every page; outside of a text field / does as well. Type a name or a reference: a person, a campaign, a listing, a ticket, an article or a page of the back office. With nothing typed it shows what you opened last.',
          'It offers only what your role may open.',
        ],
      },
      {
        id: 'start-keys',
        title: 'Keyboard shortcuts',
        blocks: [
          {
            terms: [
              ['Ctrl K or ⌘K, /', 'Open the command palette'],
              ['J, K', 'Next and previous entry of a list'],
              ['Enter', 'Open the chosen entry'],
              ['A', 'Approve the chosen entry, on Approvals'],
              ['R', 'Reject it, on Approvals: asks for the reason'],
              ['Esc', 'Close a dialog or a menu without saving'],
              ['Tab, Shift Tab', 'Move through the controls of a page'],
            ],
          },
          'Keys of one letter do nothing while you type in a field.',
        ],
      },
      {
        id: 'start-live',
        title: 'Live pages and two people at once',
        blocks: [
          'Pages follow what colleagues do while they are open. The mark in the header says whether the connection is live; after a gap the page is read again.',
          'Whoever saves second is not overwritten and overwrites nothing: “Somebody saved this first” shows what both changed. Choose a side for each clash; everything else is merged without a question.',
        ],
      },
      {
        id: 'start-lists',
        title: 'Lists, filters and exports',
        blocks: [
          'Search, filters, order and page are in the address, so a reload, a bookmark or a link that you send to a colleague shows the same list. An export holds what is shown. Amounts in files are in rupees.',
        ],
      },
    ],
  },
  {
    id: 'dashboard',
    title: 'Dashboard',
    to: '/admin',
    topics: [
      {
        id: 'dashboard-figures',
        title: 'What the figures count',
        blocks: [
          'Every figure is counted from bookings, accounts and approvals when the page is opened, never typed in. Last 30 days, Last 90 days and Last 12 months move all figures, their changes and the charts.',
          {
            terms: [
              ['Total Revenue', 'Money recorded as received in the period, less what was paid back'],
              ['Active Users', 'Accounts that are open'],
              ['Active Campaigns', 'Campaigns that run today'],
              ['Pending Approvals', 'Everything on the Approvals page that waits for an answer'],
            ],
          },
        ],
      },
      {
        id: 'dashboard-activity',
        title: 'Recent Activity and what waits longest',
        blocks: [
          'Recent Activity shows the five newest events as they happen. Below stands what has waited longest for staff: start there.',
        ],
      },
    ],
  },
  {
    id: 'security',
    title: 'Security',
    to: '/admin/security',
    topics: [
      {
        id: 'security-roles',
        title: 'Roles and areas',
        blocks: [
          'An administrator may do everything. A limited member of staff has one or more areas. The server checks every request; what a role may not do is not shown.',
          {
            terms: [
              ['Support', 'Tickets, enquiries and newsletter subscribers'],
              ['Content', 'Blog and categories'],
              ['Approvals', 'Approvals, campaigns and disputed proofs'],
              ['Administrators alone', 'Users, analytics, security, audit and settings'],
            ],
          },
        ],
      },
      {
        id: 'security-list',
        title: 'IP whitelist',
        blocks: [
          'One address or network a line, IPv4 or IPv6, as in 203.0.113.0/24. Empty means everywhere. A list without your own address is refused, so that nobody locks themselves out.',
        ],
      },
      {
        id: 'security-sessions',
        title: 'Session timeout and active sessions',
        blocks: [
          'Staff are signed out after so many minutes without a request, from 1 to 1,440. Active sessions lists where staff are signed in; an ended session is out at its next request.',
        ],
      },
      {
        id: 'security-critical',
        title: 'Second factor and critical actions',
        blocks: [
          'With Require 2FA staff need an authenticator app before the back office opens. With Critical Action Verification acts of weight, such as a new fee or a changed role, ask for the password again, and for the code instead where an account has two-step sign-in; one answer is enough for five minutes.',
        ],
      },
      {
        id: 'security-score',
        title: 'Security score',
        blocks: [
          'The score is the sum of what is switched on, and the page says what each setting is worth. Each recommendation leads to the control that carries it out.',
        ],
      },
    ],
  },
  {
    id: 'audit',
    title: 'Audit log',
    to: '/admin/audit',
    topics: [
      {
        id: 'audit-read',
        title: 'Who did what, and when',
        blocks: [
          'Every act of staff is written down in the same step that carries it out, with the person, the subject, the time and what was there before and after. Filter by person, subject, act and days; the export holds what the filter shows.',
          'Rows cannot be changed or deleted, also not by an administrator.',
        ],
      },
    ],
  },
  {
    id: 'settings',
    title: 'Settings',
    to: '/admin/settings',
    topics: [
      {
        id: 'settings-identity',
        title: 'Platform name and support email',
        blocks: [
          'The name stands in the header, in titles, mails and what search engines read; our drawn word mark shows the first name alone. The support email stands on the contact page and in the footer, and answers to our mails arrive there. Public pages show a change at once.',
        ],
      },
      {
        id: 'settings-currency',
        title: 'Default currency and its rates',
        blocks: [
          'Amounts of the back office can be shown in US dollars or euros. Enter a rate under Localization first: the newest one whose day has come is taken and named. Prices, papers and payments stay in rupees, and so do exports.',
        ],
      },
      {
        id: 'settings-signin',
        title: 'Two-factor authentication and login notifications',
        blocks: [
          'Two-factor authentication asks everybody without it, after signing in, to turn it on; the notice can be dismissed. Login notifications mail a user when somebody signs in with a browser that the account does not know.',
        ],
      },
      {
        id: 'settings-money',
        title: 'Fee, milestones, cancellation and GST',
        blocks: [
          'Each is valid from a day on, from today at the earliest. What was valid before is never changed, so every quote and paper can be computed again. A planned change can be withdrawn until its day. Lines that were sent keep their price and tax.',
        ],
      },
    ],
  },
]
