import { getCategory } from '../../../../worker/catalogue/catalogue.server.ts'
import { getOwnerPage } from '../../../../worker/catalogue/owners/profile.server.ts'
import { getPublicListing } from '../../../../worker/catalogue/public.server.ts'
import { OwnerRef } from '../../../../worker/catalogue/rules/owners/profile.ts'
import { CategoryRef } from '../../../../worker/catalogue/rules/query.ts'
import { getPost } from '../../../../worker/desk/content/posts.server.ts'
import { PostRef } from '../../../../worker/desk/rules/content/post-query.ts'
import type { ServiceContext } from '../../../../worker/kernel/context.ts'
import { getSender } from '../../../../worker/kernel/platform/settings.server.ts'
import { FOREVER } from '../../../../worker/kernel/rules/cache.ts'
import { DomainError } from '../../../../worker/kernel/rules/errors.ts'
import { parse } from '../../../../worker/kernel/rules/parse.ts'
import { call } from '../../../context.ts'
import { drawCard } from '../../../seo/draw-card.ts'
import { renderPng } from '../../../seo/render-png.ts'
import {
  categoryCard,
  EDITION,
  groupCard,
  listingCard,
  ownerCard,
  postCard,
  type ShareCard,
} from '../../../seo/share-card.ts'
import type { Route } from './+types/og'

const missing = () => new DomainError('not_found', 'No such picture')

const categoryOf = async (service: ServiceContext, category: string) =>
  (await getCategory(service, parse(CategoryRef, { category }))).category

/** The share cards, by kind of page. */
const CARDS: Record<string, (service: ServiceContext, id: string) => Promise<ShareCard>> = {
  listing: async (service, id) => listingCard((await getPublicListing(service, id)).listing),
  category: async (service, id) => categoryCard(await categoryOf(service, id)),
  group: async (service, id) => {
    const [categoryId = '', groupId] = id.split('.')
    const category = await categoryOf(service, categoryId)
    const group = category.subcategories.find((one) => one.id === groupId)
    if (!group) throw missing()
    return groupCard(category, group)
  },
  owner: async (service, id) => ownerCard(await getOwnerPage(service, { ...parse(OwnerRef, { id }), page: 1 })),
  post: async (service, slug) => postCard((await getPost(service, parse(PostRef, { slug }))).post),
}

/**
 * Picture of a shared page, `/og/2/listing/{id}.png`: its URL changes with its text. Drawing is slow, so only the
 * current address is drawn.
 */
export const loader = ({ context, params: { edition, kind, file } }: Route.LoaderArgs) =>
  call(context, async (service) => {
    const card = Object.hasOwn(CARDS, kind) ? CARDS[kind] : undefined
    const [, id] = /^([a-z0-9._-]{1,160})\.png$/.exec(file) ?? []
    if (!card || !id || edition !== `${EDITION}`) throw missing()
    const [drawn, { name }] = await Promise.all([card(service, id), getSender(service)])
    const png = await renderPng(drawCard(drawn, name))
    return new Response(png, { headers: { 'Content-Type': 'image/png', 'Cache-Control': FOREVER } })
  })
