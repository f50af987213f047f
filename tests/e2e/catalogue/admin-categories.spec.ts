import type { CategoryInput } from '../../../worker/catalogue/rules/categories/category.ts'
import { headersFor } from '../support/account.ts'
import {
  button,
  CATEGORIES,
  card,
  clearCategories,
  colleague,
  dialog,
  fieldNames,
  find,
  list,
  makeCategory,
  nameField,
  names,
  newName,
  openEditor,
  question,
} from '../support/categories.ts'
import { expect, seriousFindings, test } from '../support/test.ts'

test.use({ role: 'admin', expectedFailures: /status of (409|500)/ })

test.afterEach(({ context, baseURL }) => clearCategories(context.request, baseURL))

test('a category is made, survives a reload and is on the site at once', async ({ page, context }) => {
  const name = newName()
  await page.goto('/admin/categories')
  await expect(card(page, 'Television')).toContainText('Entertainment')
  await button(page, 'Add Category').click()
  await expect(dialog(page).getByRole('heading', { name: 'Add Category' })).toBeVisible()
  await expect(nameField(page)).toBeFocused()

  await button(page, 'Create Category').click()
  await expect(nameField(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog(page)).toContainText('Name the category')
  await nameField(page).fill('television')
  await button(page, 'Create Category').click()
  await expect(dialog(page)).toContainText('Another category has this name')
  await nameField(page).fill(name)

  await button(page, /^Icon/).click()
  await page.getByRole('combobox', { name: 'Search icons' }).fill('bus')
  await page.getByRole('option', { name: 'Bus', exact: true }).click()
  await expect(button(page, /^Icon/)).toContainText('Bus')

  await button(page, 'Add field').click()
  await page.keyboard.type('Panel size')
  await page.getByRole('checkbox', { name: 'Panel size is required' }).press('Space')
  await button(page, 'Add field').click()
  await page.keyboard.type('Never mind')
  await button(page, 'Remove Never mind').click()
  await button(page, 'Add field').click()
  await page.keyboard.type('Body')
  await button(page, /Type of Body/).click()
  await expect(page.getByRole('option')).toHaveText(['Text', 'Number', 'Select', 'Boolean'])
  await page.getByRole('option', { name: 'Select' }).click()
  await button(page, 'Create Category').click()
  await expect(dialog(page)).toContainText('Give 1 to 50 options')
  await page.getByLabel('Options of Body').fill('Petrol\nElectric')
  await button(page, 'Add subcategory').last().click()
  await page.keyboard.type('Back panels')
  await button(page, 'Create Category').click()

  await expect(dialog(page)).toHaveCount(0)
  const shown = card(page, name)
  for (let time = 0; time < 2; time++) {
    await expect(shown).toContainText('Back panels')
    await expect(shown.getByRole('listitem').filter({ hasText: 'Panel size' })).toContainText('*')
    await expect(shown.getByRole('listitem').filter({ hasText: 'Body' })).not.toContainText('*')
    await expect(shown.locator('use').first()).toHaveAttribute('href', /#bus$/)
    await page.reload()
  }
  const saved = (await list(context.request)).find((one) => one.name === name)
  expect(saved).toMatchObject({
    icon: 'bus',
    fields: [
      { name: 'Panel size', type: 'text', required: true },
      { name: 'Body', type: 'select', required: false, options: ['Petrol', 'Electric'] },
    ],
    subcategories: [{ name: 'Back panels', inventoryCount: 0 }],
  })

  await page.goto('/category')
  await expect(page.getByRole('navigation', { name: 'Media types' }).getByRole('link', { name })).toBeVisible()

  // The menu of every page has the same categories.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/faq')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Media types' }).getByRole('link', { name })).toBeVisible()
})

test('an edit keeps what it does not touch, and fields are ordered by keyboard and by hand', async ({
  page,
  context,
  baseURL,
}) => {
  const fields = ['Size', 'Lighting', 'Traffic'].map((name) => ({ name, type: 'text' as const, required: false }))
  const category = await makeCategory(context.request, baseURL, {
    fields,
    subcategories: [{ name: 'Roofs' }, { name: 'Walls' }],
  })
  await page.goto('/admin/categories')
  await openEditor(page, category)
  await expect(nameField(page)).toHaveValue(category.name)

  await button(page, 'Move Size').focus()
  await page.keyboard.press('ArrowDown')
  await expect(button(page, 'Move Size')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  expect(await fieldNames(page)).toEqual(['Lighting', 'Traffic', 'Size'])
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Move up' }).click()
  expect(await fieldNames(page)).toEqual(['Lighting', 'Size', 'Traffic'])

  const from = await button(page, 'Move Traffic').boundingBox()
  const to = await button(page, 'Move Lighting').boundingBox()
  if (!from || !to) throw new Error('The handles are not in sight')
  await page.mouse.move(from.x + 9, from.y + 9)
  await page.mouse.down()
  await page.mouse.move(to.x + 9, to.y + 2, { steps: 5 })
  await page.mouse.up()
  expect(await fieldNames(page)).toEqual(['Traffic', 'Lighting', 'Size'])
  await expect(page.getByRole('menu')).toHaveCount(0)

  await page.keyboard.press('Escape')
  await expect(question(page)).toContainText('are not saved')
  await button(page, 'Keep editing').click()
  await nameField(page).fill(`${category.name} new`)
  await button(page, 'Update Category').click()
  await expect(card(page, `${category.name} new`)).toContainText('Walls')
  await expect(dialog(page)).toHaveCount(0)
  const saved = await find(context.request, category.id)
  expect(saved?.fields.map(({ name }) => name)).toEqual(['Traffic', 'Lighting', 'Size'])
  expect(saved?.subcategories).toEqual(category.subcategories)
})

test('a category is deleted with what it holds and taken back, and its subcategories are changed on the card', async ({
  page,
  context,
  baseURL,
}) => {
  const { id, name } = await makeCategory(context.request, baseURL, { subcategories: [{ name: 'Roofs' }] })
  await page.goto('/admin/categories')
  await button(page, 'Delete Magazine').click()
  await expect(question(page)).toContainText('4 subcategories and 160 listings')
  await button(page, 'Delete Category').click()
  await expect(question(page)).toContainText('Choose a subcategory for the listings')
  await button(page, 'Keep it').click()

  await button(page, `Delete ${name}`).click()
  await expect(question(page)).toContainText('1 subcategory and no listings')
  await button(page, 'Delete Category').click()
  await expect(card(page, name)).toHaveCount(0)
  await expect.poll(() => find(context.request, id)).toBeUndefined()
  await button(page, 'Undo').click()
  await expect(card(page, name)).toContainText('Roofs')
  expect((await find(context.request, id))?.subcategories).toMatchObject([{ name: 'Roofs' }])

  await button(page, `Add subcategory to ${name}`).click()
  await page.getByLabel('Subcategory name').fill('Depots')
  await button(page, 'Create Subcategory').click()
  await expect(card(page, name)).toContainText('Depots')

  // Another journey has depots of its own on the same page.
  const own = card(page, name)
  await own.getByRole('button', { name: 'Change Depots' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await page.getByLabel('Subcategory name').fill('Stands')
  await button(page, 'Update Subcategory').click()
  await expect(card(page, name)).toContainText('Stands')

  await own.getByRole('button', { name: 'Change Stands' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await button(page, 'Delete Subcategory').click()
  await expect(card(page, name)).not.toContainText('Stands')
  await expect.poll(async () => (await find(context.request, id))?.subcategories).toMatchObject([{ name: 'Roofs' }])
})

test('two people who save the same category lose nothing', async ({ page, context, baseURL }) => {
  const lighting = { name: 'Lighting', type: 'text' as const, required: true }
  const category = await makeCategory(context.request, baseURL, { description: 'As it was', fields: [lighting] })
  await page.goto('/admin/categories')
  await openEditor(page, category)
  await nameField(page).fill(`${category.name} mine`)
  await page.getByLabel('Description').fill('What I wrote')
  await button(page, 'Add field').click()
  await page.keyboard.type('Permit')

  const theirs = { name: `${category.name} theirs`, description: 'What they wrote', icon: 'bus' }
  const { fields } = category
  const save = async (data: CategoryInput) => {
    const answer = await context.request.put(`${CATEGORIES}/${category.id}`, { headers: headersFor(baseURL), data })
    expect(answer.status()).toBe(200)
  }
  await save({ ...theirs, fields })
  await expect(dialog(page)).toContainText('Someone else has just saved this category')
  await button(page, 'See changes').click()

  const conflict = question(page)
  await expect(conflict.getByRole('heading')).toHaveText('Changed while you were editing')
  await expect(conflict).toContainText('2 of your changes touch the same things')
  await expect(conflict).toContainText('your new field “Permit” and their icon')
  expect(await seriousFindings(page)).toEqual([])
  const choice = conflict.getByRole('radiogroup', { name: 'Description' })
  await choice.getByRole('radio', { name: theirs.description }).press('Space')
  await button(page, 'Keep editing').click()
  await expect(nameField(page)).toHaveValue(`${category.name} mine`)
  await expect(page.getByLabel('Description')).toHaveValue(theirs.description)

  await save({ ...theirs, description: 'What they wrote later', fields })
  await button(page, 'Update Category').click()
  await expect(conflict).toContainText('Your changes do not overlap')
  await button(page, 'Save this version').click()
  await expect(card(page, `${category.name} mine`)).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  expect(await find(context.request, category.id)).toMatchObject({
    name: `${category.name} mine`,
    description: 'What they wrote later',
    icon: 'bus',
    fields: [lighting, { name: 'Permit', type: 'text', required: false }],
  })
})

test('two browsers side by side see each change, and who is editing', async ({ page, context, browser, baseURL }) => {
  const other = await colleague(browser, context, baseURL)
  await Promise.all([page.goto('/admin/categories'), other.goto('/admin/categories')])
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await expect(other.getByText('Live', { exact: true })).toBeVisible()

  const category = await makeCategory(context.request, baseURL)
  await expect(card(other, category.name)).toBeVisible()
  await openEditor(other, category)
  await expect(card(page, category.name)).toContainText('Meera is editing')
  await nameField(other).fill(`${category.name} renamed`)
  await button(other, 'Update Category').click()
  await expect(card(page, `${category.name} renamed`)).toBeVisible()
  await expect(card(page, `${category.name} renamed`)).not.toContainText('is editing')

  await button(page, `Add subcategory to ${category.name} renamed`).click()
  await page.getByLabel('Subcategory name').fill('Depots')
  await button(page, 'Create Subcategory').click()
  await expect(card(other, `${category.name} renamed`)).toContainText('Depots')
  await button(page, `Delete ${category.name} renamed`).click()
  await button(page, 'Delete Category').click()
  await expect(card(other, `${category.name} renamed`)).toHaveCount(0)
  await other.context().close()
})

test('cards are ordered by keyboard, for good', async ({ page, context, baseURL }) => {
  const first = await makeCategory(context.request, baseURL)
  const second = await makeCategory(context.request, baseURL)
  const own = async () => (await names(page)).filter((name) => name === first.name || name === second.name)
  await page.goto('/admin/categories')
  await expect(button(page, `Move ${second.name}`)).toBeVisible()
  // Another journey may have put a card of its own between them.
  await expect(async () => {
    if ((await own())[0] !== second.name) {
      await button(page, `Move ${second.name}`).focus()
      const saved = page.waitForResponse((answer) => answer.url().endsWith('/order'))
      await page.keyboard.press('ArrowLeft')
      await expect(button(page, `Move ${second.name}`)).toBeFocused()
      expect((await saved).status()).toBe(200)
    }
    await page.reload()
    await expect(button(page, `Move ${second.name}`)).toBeVisible()
    expect(await own()).toEqual([second.name, first.name])
  }).toPass({ timeout: 30_000 })
})
