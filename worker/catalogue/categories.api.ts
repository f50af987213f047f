import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import type { SignedInEnv } from '../identity/require-user.ts'
import { rateLimit } from '../kernel/http/rate-limit.ts'
import { validated } from '../kernel/http/validated.ts'
import { DomainError } from '../kernel/rules/errors.ts'
import { slug } from '../kernel/rules/fields.ts'
import { LIVE_SEQ_HEADER } from '../kernel/rules/live/live.ts'
import { createCategory, orderCategories, updateCategory } from './categories/category.server.ts'
import { deleteCategory, restoreCategory } from './categories/deletion.server.ts'
import { listAdminCategories } from './categories/read.server.ts'
import { createSubcategory, deleteSubcategory, updateSubcategory } from './categories/subcategory.server.ts'
import { CategoryInput, CategoryOrder, CategoryRestore, SubcategoryInput } from './rules/categories/category.ts'

const NAME_PLACE = 'Name a category and a subcategory, as in ooh/billboard'

/** Target for the listings of a deleted category. */
const MoveOut = v.object({
  move: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split('/')),
      v.strictTuple([slug, slug], NAME_PLACE),
      v.transform(([category, subcategory]) => ({ category, subcategory })),
    ),
  ),
})

/** Target for the listings of a deleted subcategory: a sibling. */
const MoveAside = v.object({ move: v.optional(slug) })

/** The version of `If-Match: "3"`; undefined without the header. @throws DomainError bad_input */
function seenVersion(c: Context): number | undefined {
  const header = c.req.header('If-Match')
  if (header === undefined || header === '*') return
  const [, version] = /^(?:W\/)?"(\d{1,15})"$/.exec(header) ?? []
  if (version === undefined) throw new DomainError('bad_input', 'If-Match holds the version, as in "3"')
  return Number(version)
}

/** Categories for staff. Mounted behind the guard of worker/backoffice/staff.api.ts. Every write is sent to all open pages. */
export const categoriesApi = new Hono<SignedInEnv>()
  .basePath('/categories')
  .on(['POST', 'PUT', 'DELETE'], '*', rateLimit('LIMIT_STAFF'))
  .get('/', async (c) => {
    const { live } = c.var.service
    // Read before the list, so that the list includes every change up to this number.
    const seq = await live.seq()
    const categories = await listAdminCategories(c.var.service)
    return c.json(categories, 200, seq === null ? {} : { [LIVE_SEQ_HEADER]: String(seq) })
  })
  .post('/', validated('json', CategoryInput), async (c) => {
    const category = await createCategory(c.var.service, c.var.user, c.req.valid('json'))
    return c.json(category, 201, { Location: `/api/admin/categories/${category.id}` })
  })
  .put('/order', validated('json', CategoryOrder), async (c) =>
    c.json(await orderCategories(c.var.service, c.var.user, c.req.valid('json'))),
  )
  .post('/restore', validated('json', CategoryRestore), async (c) => {
    const { id } = c.req.valid('json')
    return c.json(await restoreCategory(c.var.service, c.var.user, id))
  })
  .put('/:id', validated('json', CategoryInput), async (c) => {
    const { version = seenVersion(c), ...input } = c.req.valid('json')
    return c.json(await updateCategory(c.var.service, c.var.user, c.req.param('id'), { ...input, version }))
  })
  .delete('/:id', validated('query', MoveOut), async (c) => {
    await deleteCategory(c.var.service, c.var.user, c.req.param('id'), c.req.valid('query').move)
    return c.body(null, 204)
  })
  .post('/:id/subcategories', validated('json', SubcategoryInput), async (c) => {
    const { service, user } = c.var
    return c.json(await createSubcategory(service, user, c.req.param('id'), c.req.valid('json')), 201)
  })
  .put('/:id/subcategories/:subId', validated('json', SubcategoryInput), async (c) => {
    const { id: category, subId: id } = c.req.param()
    return c.json(await updateSubcategory(c.var.service, c.var.user, { category, id }, c.req.valid('json')))
  })
  .delete('/:id/subcategories/:subId', validated('query', MoveAside), async (c) => {
    const { id: category, subId: id } = c.req.param()
    await deleteSubcategory(c.var.service, c.var.user, { category, id }, c.req.valid('query').move)
    return c.body(null, 204)
  })
