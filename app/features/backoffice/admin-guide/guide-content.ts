import type { GuideChapter } from './guide.ts'

/** What the public reads, and whom it writes to. */
export const CONTENT: readonly GuideChapter[] = [
  {
    id: 'blog',
    title: 'Blog',
    to: '/admin/blog',
    topics: [
      {
        id: 'blog-publish',
        title: 'Draft, preview, publish',
        blocks: [
          'A draft is seen by staff alone. The preview link shows it to whoever has the link, without an account, until a new one is made. Publish puts it on the site, into the feed and the sitemap; unpublish takes it away again.',
        ],
      },
      {
        id: 'blog-schedule',
        title: 'Schedules',
        blocks: [
          'Choose a day and a time in India; the article is public from then on. Until then it can be changed or taken off the schedule.',
        ],
      },
      {
        id: 'blog-versions',
        title: 'Versions and addresses',
        blocks: [
          'Each save is a version, and any can be restored: that is a new version again. When the address of a published article changes, the old one leads to the new one.',
        ],
      },
    ],
  },
  {
    id: 'categories',
    title: 'Categories',
    to: '/admin/categories',
    topics: [
      {
        id: 'categories-change',
        title: 'Change a category',
        blocks: [
          'Name, icon, description, groups and fields of a category change the public catalogue and the forms of owners at once. The order of the cards is that of the menu.',
        ],
      },
      {
        id: 'categories-delete',
        title: 'Delete a category',
        blocks: [
          'Listings do not go with it: you choose where they move. A deleted category can be restored from the message that confirms it.',
        ],
      },
    ],
  },
  {
    id: 'support',
    title: 'Support',
    to: '/admin/support',
    topics: [
      {
        id: 'support-tickets',
        title: 'Tickets',
        blocks: [
          'A message of the contact page, of a signed-in user or about an enquiry is a ticket with a reference. Answers go out by mail, and what comes back with the reference joins the thread; the requester sees it in the dashboard too.',
          {
            terms: [
              ['Open', 'Waits for an answer; it may be assigned already'],
              ['In Progress', 'Somebody works on it: assign it, so that the others see who'],
              ['Resolved', 'Answered; a new message opens it again'],
            ],
          },
        ],
      },
      {
        id: 'support-notes',
        title: 'Internal notes and canned answers',
        blocks: [
          'An internal note is read by staff alone and is never mailed. A canned answer fills the field: read it before you send it.',
        ],
      },
      {
        id: 'support-clock',
        title: 'First-response clock',
        blocks: [
          'It runs from the message to the first answer of a person. Average Response Time and Resolution Rate are counted from the tickets themselves.',
        ],
      },
    ],
  },
]
