import type { LegalDocument } from './document.ts'
import { STORED } from './stored.ts'

const ofKind = (end: string) => STORED.filter(({ kind }) => kind.endsWith(end))

export const cookies: LegalDocument = {
  path: '/cookies',
  name: 'Cookies',
  title: 'Cookies and browser storage',
  description:
    'Every cookie and every entry of browser storage that {name} sets, by name, with its purpose and how long it lasts. No trackers, none of third parties.',
  summary:
    'We set three cookies, all only when you sign in. A few more things stay in your browser and are never read by anybody else. There are no advertising cookies, no analytics and no third-party scripts, so there is no banner to click away.',
  sections: [
    {
      id: 'needed',
      title: 'What the site needs',
      blocks: [
        'These keep you signed in, or keep a page working while you move through it. They need no consent, since the service that you ask for cannot be given without them.',
        { stored: ofKind('needed') },
      ],
    },
    {
      id: 'convenience',
      title: 'What you ask it to remember',
      blocks: [
        'Each of these is written when you do the thing that it remembers: choose a look, save a listing, search, talk to the planner. None of them is sent to us on its own.',
        { stored: ofKind('convenience') },
      ],
    },
    {
      id: 'words',
      title: 'What the words mean',
      blocks: [
        {
          list: [
            'A cookie is a short text that the browser sends back to us with each request.',
            'Local storage stays in this browser until it is cleared. It is not sent with requests.',
            'Session storage belongs to one tab and goes with it.',
          ],
        },
      ],
    },
    {
      id: 'others',
      title: 'Other sites',
      blocks: [
        'Fonts, pictures and scripts all come from this site. Chat and social links open other sites, which set cookies by their own rules once you are there.',
      ],
    },
    {
      id: 'control',
      title: 'How to remove them',
      blocks: [
        'Signing out removes the cookies of your session and what is kept of your account. Everything else goes when you clear the site’s data in your browser, or when you undo what you asked for: empty [your shortlist](/shortlist), remove a search, choose the system’s look in the footer.',
        'You may block cookies altogether. You can then still read the whole catalogue, but not sign in.',
      ],
    },
    {
      id: 'questions',
      title: 'Questions',
      blocks: [
        `Our [privacy policy](/privacy) says what we do with personal data. Anything else: [{email}](mailto:{email}).`,
      ],
    },
  ],
}
