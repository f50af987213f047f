import type { FormatTable } from './row.ts'

// Formats of creators and digital media.

export const influencerFormats: FormatTable = {
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
}

export const digitalFormats: FormatTable = {
  video: {
    name: 'video advertising',
    matches: 'video/',
    words: 'video ads, pre roll, pre rolls, preroll, ott, hotstar, connected tv, ctv, youtube ads',
  },
  social: {
    name: 'social advertising',
    matches: 'social/',
    words: 'social media, social media ads, facebook ads, instagram ads, meta ads, meta, facebook',
  },
  display: {
    name: 'display banners',
    matches: 'programmatic/',
    words: 'programmatic, display ads, banner ads, banners on websites',
  },
  linkedin: { name: 'LinkedIn', matches: '', words: 'linkedin, linkedin ads' },
  search: { name: 'search advertising', matches: '', words: 'search ads, google search, google search ads, sem' },
  whatsapp: { name: 'WhatsApp messages', matches: '', words: 'whatsapp ads, whatsapp marketing, whatsapp messages' },
}
