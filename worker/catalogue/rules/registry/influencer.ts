import { assumedReach, UNMEASURED } from './delivery.ts'
import { count, list, percent, rows, text } from './form-field.ts'
import { share } from './form-shared.ts'
import type { Formats, FormRules } from './form-spec.ts'
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
  units: ['per_reel', 'per_post', 'per_story', 'per_video', 'per_package'],
  where: 'home',
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
  exampleRank: 3,
  showcaseRank: 4,
  hasPortrait: true,
} as const satisfies MediaSpec

export const words = {
  aliases: ['Influencer, Creator, इन्फ्लुएंसर, इंफ्लुएंसर'],
  phrases:
    'influencer, क्रिएटर, इन्फ्लुएंसर, influencers, influencer marketing, creator, creators, content creator, content creators, youtuber, youtubers, blogger, bloggers, vlogger, vloggers, reel, reels, instagram reels, insta reels, instagram influencers, insta influencers, instagram creators, youtube creators',
  hindi: 'क्रिएटर',
  plain: 'influencer influencers',
  formats: {
    reel: { name: 'reels', matches: 'Reel', words: 'reel, reels, instagram reels, insta reels, रील, रील्स' },
    story: {
      name: 'story sets',
      matches: 'Story',
      words: 'instagram stories, insta stories, instagram story',
      bound: 'stories, story set',
    },
    video: {
      name: 'YouTube videos',
      matches: 'YouTube video',
      words: 'youtuber, youtubers, youtube creators, youtube video, youtube videos, यूट्यूबर',
    },
    food: {
      name: 'food creators',
      matches: 'food/',
      words: 'food blogger, food bloggers, food influencer, food influencers, food creators, food vloggers',
    },
    tech: {
      name: 'tech creators',
      matches: 'tech/',
      words: 'tech creators, tech influencer, tech influencers, tech youtubers, tech bloggers',
    },
    lifestyle: {
      name: 'lifestyle creators',
      matches: 'lifestyle/',
      words:
        'lifestyle influencer, lifestyle influencers, lifestyle creators, fashion influencers, beauty influencers, fashion bloggers',
    },
    business: {
      name: 'business creators',
      matches: 'business/',
      words: 'business creators, finance influencers, business influencers, finfluencers',
    },
  },
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
  affinity: {
    rows: {
      // affluent business young_pros students homemakers parents seniors workers rural men_auto travellers commuters
      all: [1.2, 1, 1.6, 1.9, 1.1, 1.1, 0.4, 0.6, 0.4, 1.1, 1.2, 1],
    },
    kindOf: () => 'all',
  },
}

// The portrait comes before the format: 'beard-reel'.
export const formats: Formats = {
  Creator: '',
  Reel: 'reel',
  'Feed post': 'post',
  'Story set': 'story',
  'YouTube video': 'video',
  'Festival bundle': 'bundle',
}

export const form: FormRules = {
  hasLanguage: true,
  types: ['Creator'],
  fields: () => ({
    facts: [
      list('details.topics', 'Topics'),
      text('details.instagram.handle', 'Instagram', { help: '@name' }),
      count('details.instagram.followers', 'Instagram followers'),
      percent('details.instagram.engagement', 'Instagram engagement', { min: 0, max: 100 }),
      text('details.youtube.handle', 'YouTube', { help: '@name' }),
      count('details.youtube.subscribers', 'YouTube subscribers'),
      count('details.youtube.views', 'Views of a video'),
    ],
    audience: [
      percent('details.engagement', 'Engagement', { min: 0, max: 100 }),
      rows('details.audienceCities', 'Cities of the audience', { columns: share() }),
      rows('details.audienceAges', 'Age and gender of the audience', { columns: share() }),
    ],
    spot: [text('placement', 'What it includes', { help: '30 to 45 seconds, 1 revision' })],
  }),
  spotTypes: ['Reel', 'Feed post', 'Story set', 'YouTube video', 'Festival bundle'],
  usual: ['Posts a week', 'Usage rights', 'Disclosure', 'Not accepted'],
}
