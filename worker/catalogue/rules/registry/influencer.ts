import { assumedReach, UNMEASURED } from './delivery.ts'
import type { DeliveryRule, PlanRules } from './plan-spec.ts'
import { INTERNET } from './shared.ts'
import type { MediaSpec } from './spec.ts'
import { uncounted } from './views.ts'
import type { MediaWords } from './words-spec.ts'

export const spec = {
  label: 'Influencer',
  tab: 'Influencer',
  heading: 'Influencer marketing',
  said: { chip: 'creators' },
  noun: ['creator', 'creators'],
  spotNoun: ['package', 'packages'],
  counts: 'listings',
  shape: 'groups',
  isSoldBySpot: true,
  sold: 'sold by the reel, story, post and video',
  facets: ['language', 'city', 'band', 'available'],
  narrows: ['followers', 'platform', 'tongue', 'owner'],
  search: { in: ['title', 'handle'], placeholder: 'Search by name or handle' },
  languages: ['Hindi', 'English', 'Regional'],
  manyLanguages: true,
  bands: { label: 'Price', on: 'rate', edges: [25_000, 1_00_000] },
  sorts: ['audience', 'price'],
  listingTitle: (group) => `${group} creators`,
  notFound: { listing: 'Influencer not found', spot: 'Inventory not found' },
  actions: ['contactCreator'],
  bookSpot: 'Book',
  audience: 'Followers',
  views: uncounted('Followers are not views'),
  countedIn: 'millions',
  seller: 'creator',
  gst: INTERNET,
  leadTime: '10 to 15 days',
  terms: { leadDays: 10, supply: 'buyer', cancellation: 'creator', proof: 'post' },
  refPrefix: 'INF',
  section: 'people',
  channel: 'Digital',
  tileRank: 10,
  showcaseRank: 4,
  hasPortrait: true,
} as const satisfies MediaSpec

export const words = {
  aliases: ['Influencer, Creator, इन्फ्लुएंसर, इंफ्लुएंसर'],
  phrases:
    'influencer, क्रिएटर, इन्फ्लुएंसर, influencers, influencer marketing, creator, creators, content creator, content creators, youtuber, youtubers, blogger, bloggers, vlogger, vloggers, reel, reels, instagram reels, insta reels, instagram influencers, insta influencers, instagram creators, youtube creators',
} as const satisfies MediaWords

/** Followers are not views: of a creator only the views of a video are counted by anyone. */
const CREATOR: DeliveryRule = ({ youtube, rate }) =>
  rate.unit === 'per_video' && youtube?.views
    ? {
        impressionsPerUnit: youtube.views * rate.minQuantity,
        accessible: Math.max(youtube.subscribers, youtube.views),
      }
    : UNMEASURED

export const plan: PlanRules = {
  least: [
    {
      measure: 'titlesOrPieces',
      amount: 3,
      within: 'plan',
      noun: ['creator or piece of one', 'creators or pieces of one'],
      hindi: 'क्रिएटर, या एक ही क्रिएटर की पोस्ट',
    },
  ],
  reach: assumedReach(0.5, 0.4, 'adults of a city who follow creators on a social network'),
  delivery: CREATOR,
  spread: 'followers',
  maxPacks: 3,
  suggestionRank: 7,
}
