import { signUp } from '../support/account.ts'
import { asker, draftCampaign, wallsOf } from '../support/bookings.ts'
import { fitsAndPasses } from '../support/fits.ts'
import { confirmEmail } from '../support/mails.ts'
import { newName, sideOf } from '../support/sides.ts'
import { expect, hydrated, test } from '../support/test.ts'

// A prefix that is taken, and details that were changed meanwhile.
test.use({ expectedFailures: /status of 409/ })

const WRONG = 'The check digit of this GSTIN is wrong. Check it for a typing mistake'

test('a campaign is sent once its advertiser has said who is billed', async ({ page, baseURL }) => {
  test.slow()
  const { request } = page.context()
  const since = Date.now() - 1_000
  await signUp(request, baseURL)
  await confirmEmail(page, baseURL, since)
  const name = newName('Billed')
  const { id } = await draftCampaign(asker(request, baseURL), name, await wallsOf(request, 1, 1))

  await page.goto(`/dashboard/campaigns/${id}`)
  await page.getByRole('button', { name: 'Send for approval' }).click()
  const dialog = page.getByRole('dialog')
  const send = dialog.getByRole('button', { name: 'Send for approval' })
  await expect(dialog).toContainText('Needed before you send a campaign: legal name, address, state.')
  await expect(send).toBeDisabled()
  await dialog.getByRole('link', { name: 'Enter billing details' }).click()

  const form = page.getByRole('form', { name: 'Billed to' })
  const save = form.getByRole('button', { name: 'Save details' })
  await expect(save).toBeVisible()
  await fitsAndPasses(page)
  await form.getByRole('textbox', { name: 'Legal name' }).fill('Kaveri Coffee Works LLP')
  await form.getByRole('textbox', { name: 'GSTIN' }).fill('29AAGCB7383J1Z5')
  await form.getByRole('textbox', { name: 'Address' }).fill('12 Church Street\nBangalore 560001')
  await expect(form).toContainText(WRONG)
  await save.click()
  await expect(form.getByRole('alert')).toBeFocused()
  await expect(form).toContainText('Choose the state')
  await form.getByRole('textbox', { name: 'GSTIN' }).fill('29aagcb7383j1z4')
  await expect(form).not.toContainText(WRONG)
  await expect(form.getByRole('textbox', { name: 'PAN' })).toHaveValue('AAGCB7383J')
  await expect(form.getByRole('button', { name: /State/ })).toContainText('Karnataka (29)')

  // A press on a link does not lose typed text.
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Overview' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay here' }).click()
  await save.click()
  // Back in the dialog that needed them.
  await page.waitForURL(`/dashboard/campaigns/${id}?send`)
  await expect(page.getByText('Billing details saved')).toBeVisible()
  await expect(dialog).not.toContainText('Needed before')
  await send.click()
  await expect(page.getByRole('main')).toContainText('With our team.')
})

test('an owner bills under letters of its own, and of two who change its details the second sees the conflict', async ({
  page,
  browser,
  baseURL,
  sessions,
}) => {
  test.slow()
  await signUp(page.context().request, baseURL, { role: 'mediaOwner' })
  const { user } = await (await page.request.get('/api/auth/session')).json()
  const staff = await sideOf(browser, baseURL, await sessions('admin'))
  const added = await staff.request.post(`/api/admin/users/${user.id}/memberships`, {
    headers: { Origin: baseURL ?? '' },
    data: { owner: 'nandi-press', right: 'manage' },
  })
  expect(added.ok(), await added.text()).toBe(true)
  await staff.context.close()

  await page.goto('/dashboard')
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Billing' }).click()
  const form = page.getByRole('form', { name: 'Nandi Press bills as' })
  const field = (name: string) => form.getByRole('textbox', { name, exact: true })
  await expect(form.getByRole('button', { name: 'Save details' })).toBeDisabled()
  await expect(page.getByText('Complete: you can confirm requests.')).toBeVisible()
  await fitsAndPasses(page)

  await field('Invoice prefix').fill('fee')
  await form.getByRole('button', { name: 'Save details' }).click()
  await expect(form).toContainText('FEE is reserved for AdChowk')
  await field('Invoice prefix').fill('so')
  await form.getByRole('button', { name: 'Save details' }).click()
  await expect(form).toContainText('Another media owner numbers its documents with these letters')
  await expect(field('Invoice prefix')).toBeFocused()
  await field('Invoice prefix').fill('mpz')

  const signatory = newName('Leela Varma')
  const other = await page.context().newPage()
  await other.goto('/dashboard/billing')
  const theirs = other.getByRole('form', { name: 'Nandi Press bills as' })
  await hydrated(other)
  await theirs.getByRole('textbox', { name: 'Signatory' }).fill(signatory)
  await theirs.getByRole('button', { name: 'Save details' }).click()
  await expect(other.getByText('Billing details saved')).toBeVisible()

  await form.getByRole('button', { name: 'Save details' }).click()
  await expect(form).toContainText('These details have changed since you opened them')
  await form.getByRole('button', { name: 'Show the saved details' }).click()
  await expect(field('Signatory')).toHaveValue(signatory)
  await field('Invoice prefix').fill('mpz')
  await form.getByRole('button', { name: 'Save details' }).click()
  await expect(page.getByText('Billing details saved')).toBeVisible()
  await expect(field('Invoice prefix')).toHaveValue('MPZ')
})
