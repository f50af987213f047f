import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import {
  DISCOVER_ONLY_CATEGORIES,
  DISCOVERABLE,
  MEDIA,
  MEDIA_TYPES,
} from '../worker/domain/catalogue/registry/media.ts'

// Every URL of the product. Static paths win over parameters, in any order.

/** Media that list channels or venues instead of groups; their spots are one level below. */
const channels = MEDIA_TYPES.filter((type) => MEDIA[type].shape !== 'groups').flatMap((type) => [
  route(`category/${type}`, 'routes/catalogue/channels.tsx', { id: `${type}-channels` }),
  route(`category/${type}/:listingId`, 'routes/catalogue/channel.tsx', { id: `${type}-channel` }),
  route(`category/${type}/:listingId/:spotId`, 'routes/catalogue/spot.tsx', { id: `${type}-spot` }),
])

/** Some media are also under /discover, and categories outside the tab bar only there. */
const discovered = DISCOVERABLE.flatMap((category) => {
  const path = `discover/${category}`
  const id = `discover-${category}`
  return [
    route(path, 'routes/catalogue/groups.tsx', { id }),
    route(`${path}/:subcategory`, 'routes/catalogue/listings.tsx', { id: `${id}-listings` }),
    route(`${path}/:subcategory/:listingId`, 'routes/catalogue/listing.tsx', { id: `${id}-listing` }),
  ]
})

export default [
  index('routes/public/home.tsx'),
  route('signin', 'routes/account/sign-in.tsx'),
  route('signup', 'routes/account/sign-up.tsx'),
  route('forgot-password', 'routes/account/forgot-password.tsx'),
  route('reset-password', 'routes/account/reset-password.tsx'),
  route('welcome', 'routes/account/welcome.tsx'),
  route('verify-email', 'routes/account/verify-email.tsx'),
  route('join/:token', 'routes/account/join.tsx'),
  route('design-system', 'routes/public/design.tsx'),
  route('contact', 'routes/public/contact.tsx'),
  ...['case-studies', 'industry-reports', 'webinars'].map((path) =>
    route(path, 'routes/public/upcoming.tsx', { id: `upcoming-${path}` }),
  ),
  route('newsletter/confirm', 'routes/public/newsletter-confirm.tsx'),
  route('newsletter/leave', 'routes/public/newsletter-leave.tsx'),
  route('media-kit', 'routes/public/media-kit.tsx'),
  route('media-kit/rates/:file', 'routes/public/rate-card.ts'),
  route('blog', 'routes/public/blog.tsx'),
  route('blog/rss.xml', 'routes/public/blog-rss.ts'),
  route('blog/:slug', 'routes/public/blog-article.tsx'),
  route('blog/preview/:token', 'routes/public/blog-preview.tsx'),
  route('faq', 'routes/public/faq.tsx'),
  route('about', 'routes/public/about.tsx'),
  route('advertiser', 'routes/public/advertiser.tsx'),
  route('media-owner', 'routes/public/media-owner.tsx'),
  route('digital', 'routes/public/digital.tsx'),
  ...['privacy', 'terms', 'cookies', 'disclaimer'].map((path) =>
    route(path, 'routes/public/legal.tsx', { id: `legal-${path}` }),
  ),

  layout('routes/catalogue/layout.tsx', [
    route('category', 'routes/catalogue/hub.tsx'),
    ...channels,
    route('category/:category', 'routes/catalogue/groups.tsx'),
    route('category/:category/:subcategory', 'routes/catalogue/listings.tsx'),
    route('category/:category/:subcategory/:listingId', 'routes/catalogue/listing.tsx'),
    route('discover', 'routes/public/discover.tsx'),
    route('owners/:ownerId', 'routes/catalogue/owner.tsx'),
    ...discovered,
  ]),
  ...DISCOVER_ONLY_CATEGORIES.map((category) =>
    route(`category/${category}/*`, 'routes/catalogue/moved.ts', { id: `moved-${category}` }),
  ),

  route('admin/login', 'routes/admin/login.tsx'),
  route('admin/users.csv', 'routes/admin/users-csv.ts'),
  route('admin', 'routes/admin/layout.tsx', [
    index('routes/admin/dashboard.tsx'),
    route('categories', 'routes/admin/categories.tsx'),
    route('approvals', 'routes/admin/approvals.tsx'),
    route('approvals/campaigns/:approvalId', 'routes/admin/campaign-approval.tsx'),
    route('approvals/listings/:listingId', 'routes/admin/listing-review.tsx'),
    route('approvals/content/:approvalId', 'routes/admin/artwork-approval.tsx'),
    route('approvals/:claimId', 'routes/admin/approval.tsx'),
    route('proofs', 'routes/admin/proofs.tsx'),
    route('support', 'routes/admin/support.tsx', [
      index('routes/admin/support-tickets.tsx'),
      route('enquiries', 'routes/admin/support-enquiries.tsx'),
      route('enquiries/:reference', 'routes/admin/support-enquiry.tsx'),
      route('subscribers', 'routes/admin/support-subscribers.tsx'),
    ]),
    route('support/tickets/:reference', 'routes/admin/support-ticket.tsx'),
    route('support/enquiries/:reference/plan', 'routes/admin/support-plan.tsx'),
    route('users', 'routes/admin/users.tsx'),
    route('users/:userId', 'routes/admin/user.tsx'),
    route('campaigns', 'routes/admin/campaigns.tsx', [route(':campaignId', 'routes/admin/campaign.tsx')]),
    route('campaigns/:campaignId/report', 'routes/admin/campaign-report.tsx'),
    ...['pdf', 'xlsx'].map((format) =>
      route(`campaigns/:campaignId/report.${format}`, 'routes/admin/campaign-report-file.ts', {
        id: `campaign-report-${format}`,
      }),
    ),
    route('payments', 'routes/admin/payments.tsx'),
    route('analytics', 'routes/admin/analytics.tsx'),
    ...['csv', 'xlsx'].map((format) =>
      route(`analytics.${format}`, 'routes/admin/analytics-file.ts', { id: `analytics-${format}` }),
    ),
    route('books', 'routes/admin/books.tsx'),
    route('books/:file', 'routes/admin/books-file.ts'),
    route('blog', 'routes/admin/blog.tsx'),
    route('blog/new', 'routes/admin/blog-new.tsx'),
    route('blog/:postId', 'routes/admin/blog-post.tsx'),
    route('blog/:postId/preview', 'routes/admin/blog-preview.tsx'),
    route('blog/:postId/versions', 'routes/admin/blog-versions.tsx'),
    route('security', 'routes/admin/security.tsx'),
    route('audit', 'routes/admin/audit.tsx'),
    route('settings', 'routes/admin/settings.tsx'),
    route('guide', 'routes/admin/guide.tsx'),
    route('*', 'routes/admin/not-found.tsx'),
  ]),

  layout('routes/dashboard/layout.tsx', [
    route('dashboard', 'routes/dashboard/dashboard.tsx'),
    route('dashboard/campaigns', 'routes/dashboard/campaigns.tsx'),
    route('dashboard/campaigns/:campaignId', 'routes/dashboard/campaign.tsx'),
    route('dashboard/campaigns/:campaignId/proofs', 'routes/dashboard/campaign-proofs.tsx'),
    route('dashboard/campaigns/:campaignId/report', 'routes/dashboard/campaign-report.tsx'),
    route('dashboard/campaigns/:campaignId/statement', 'routes/dashboard/statement.tsx'),
    route('dashboard/campaigns/:campaignId/statement.pdf', 'routes/dashboard/statement-pdf.ts'),
    route('dashboard/requests', 'routes/dashboard/requests.tsx'),
    route('dashboard/requests/:lineId', 'routes/dashboard/request.tsx'),
    route('dashboard/earnings', 'routes/dashboard/earnings.tsx'),
    route('dashboard/payments', 'routes/dashboard/payments.tsx'),
    route('dashboard/books', 'routes/dashboard/books.tsx'),
    route('dashboard/books/:file', 'routes/dashboard/books-file.ts'),
    route('dashboard/team', 'routes/dashboard/team.tsx'),
    route('dashboard/billing', 'routes/dashboard/billing.tsx'),
    route('dashboard/calendar', 'routes/dashboard/calendar.tsx'),
    route('dashboard/calendar/:listingId', 'routes/dashboard/listing-calendar.tsx'),
    route('dashboard/listings/:listingId/preview', 'routes/dashboard/listing-preview.tsx'),
    route('dashboard/proofs', 'routes/dashboard/proofs.tsx'),
    route('dashboard/proofs/:lineId/:slot', 'routes/dashboard/proof.tsx'),
    route('dashboard/import', 'routes/dashboard/import.tsx'),
    route('dashboard/listings', 'routes/dashboard/listings.tsx'),
    route('dashboard/listings/new', 'routes/dashboard/listing-new.tsx'),
    route('dashboard/listings/map', 'routes/dashboard/listing-map.ts'),
    route('dashboard/listings/:listingId', 'routes/dashboard/listing-edit.tsx'),
    route('dashboard/support', 'routes/dashboard/support.tsx'),
    route('dashboard/support/:reference', 'routes/dashboard/support-ticket.tsx'),
    route('account', 'routes/dashboard/account.tsx'),
  ]),

  route('papers/:documentId', 'routes/papers/document.tsx'),
  route('papers/:documentId/:file', 'routes/papers/pdf.ts'),
  route('check/:documentId', 'routes/papers/check.tsx'),
  route('papers/shared/:token', 'routes/public/shared-paper.tsx'),
  route('papers/shared/:token.pdf', 'routes/public/shared-paper-pdf.ts'),
  route('proofs/:token', 'routes/public/shared-proofs.tsx'),
  route('proofs/:token/:width/:file', 'routes/public/shared-photo.ts'),
  route('developers', 'routes/public/developers.tsx'),
  route('robots.txt', 'routes/seo/robots.ts'),
  route('manifest.webmanifest', 'routes/seo/manifest.ts'),
  route('sitemap.xml', 'routes/seo/sitemap.ts'),
  route('sitemaps/:file', 'routes/seo/sitemap-part.ts'),
  route('og/:edition/:kind/:file', 'routes/seo/og.ts'),
  route('planner', 'routes/public/planner.tsx'),
  route('plans/:planId', 'routes/public/plan.tsx'),
  route('shortlist', 'routes/public/shortlist.tsx'),
  route('compare', 'routes/public/compare.tsx'),
  route('compare.csv', 'routes/public/compare-csv.ts'),
  route('listings.csv', 'routes/public/listings-csv.ts'),
  route('discover.csv', 'routes/public/discover-csv.ts'),
  route('shortlist.csv', 'routes/public/shortlist-csv.ts'),
  route('owner.csv', 'routes/public/owner-csv.ts'),
  route('earnings.csv', 'routes/dashboard/earnings-csv.ts'),
  ...['pdf', 'xlsx'].map((format) =>
    route(`dashboard/campaigns/:campaignId/report.${format}`, 'routes/dashboard/campaign-report-file.ts', {
      id: `own-campaign-report-${format}`,
    }),
  ),
  route('media-kit/:category/:listingId', 'routes/catalogue/media-kit.ts'),
  route('art/:edition/:media/:look/:file', 'routes/art/scene.ts'),
  route('art/:edition/:file', 'routes/art/panorama.ts'),
  route('*', 'routes/public/not-found.tsx'),
] satisfies RouteConfig
