import { Plus, Shapes } from 'lucide-react'
import { expect, test } from 'vitest'
import { choicesOf } from './choices.ts'
import { fitsTitle, markedParts } from './command.ts'

test('a page fits when every typed word begins one of its own', () => {
  expect(fitsTitle('Pending Approvals', 'app pen')).toBe(true)
  expect(fitsTitle('Pending Approvals', 'provals')).toBe(false)
  expect(fitsTitle('Pending Approvals', '')).toBe(true)
})

test('the beginnings of words that were typed are marked, and a sign is no syntax', () => {
  const marked = (title: string, text: string) =>
    markedParts(title, text)
      .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
      .join('')
  expect(marked('Farah Qureshi', 'far q')).toBe('[Far]ah [Q]ureshi')
  expect(marked('Asha as ash', 'as asha')).toBe('[Asha] [as] [as]h')
  expect(marked('A (b) c', '(b .*')).toBe('A ([b]) c')
  expect(marked('Plain', '..')).toBe('Plain')
})

test('what begins with the words comes first, an act under its other names too; the rest comes after what was found', () => {
  const found = [{ group: 'campaigns', id: 'c', title: 'New post office', note: '', href: '/c' }] as const
  const pages = [
    { title: 'Newsletter', icon: Shapes, to: '/newsletter' },
    { title: 'Post, all', icon: Shapes, to: '/posts' },
  ]
  const acts = [
    { title: 'Add User', also: ['Invite a user'], icon: Plus, to: '/users?new=1' },
    { title: 'Add New', icon: Plus, to: '/other' },
    { title: 'New Post', icon: Plus, to: '/new' },
  ]
  const offered = (text: string) =>
    choicesOf({ text, found, pages, acts, recent: [] }).flatMap(({ heading, choices }) => [
      heading,
      ...choices.map(({ title }) => title),
    ])
  const campaign = ['Campaigns and bookings', 'New post office']
  expect(offered('new  POST')).toEqual(['Do', 'New Post', ...campaign])
  expect(offered('new')).toEqual(['Go to', 'Newsletter', 'Do', 'New Post', 'Add New', ...campaign])
  expect(offered('invite')).toEqual(['Do', 'Add User', ...campaign])
  expect(offered('post')).toEqual(['Go to', 'Post, all', ...campaign, 'Do', 'New Post'])
  expect(offered('')).toEqual([
    'Go to',
    'Newsletter',
    'Post, all',
    ...campaign,
    'Do',
    'Add User',
    'Add New',
    'New Post',
  ])
})
