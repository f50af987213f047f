import type { Page } from '@playwright/test'
import type { Campaign } from '../../../worker/booking/rules/campaigns/campaign.ts'
import { signUp, siteAt } from '../support/account.ts'
import { sideOf } from '../support/sides.ts'
import { expect, hold, interceptFromStart, seriousFindings, sidewaysScroll, test } from '../support/test.ts'

const PHONE = { width: 390, height: 844 }

/** Chooses all types as a browser does, with `input` and `change`, while React hydrates: the router is made in its first render. */
const chooseAtStart = (page: Page) =>
  page.addInitScript(() => {
    let made: unknown
    Object.defineProperty(window, '__reactRouterDataRouter', {
      get: () => made,
      set(router) {
        made = router
        const select = [...document.querySelectorAll('select')].find(({ value }) => value === 'owners')
        setTimeout(() => {
          if (!select) return
          select.value = ''
          for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }))
        })
      },
    })
  })

test('a media owner belongs to no company by naming it, and sees what to do first', async ({ page, baseURL }) => {
  await signUp(page.context().request, baseURL, { role: 'mediaOwner', company: 'Sahyadri Outdoor' })
  await page.goto('/dashboard')
  const claim = page.getByRole('region', { name: 'Claim your company' })
  await expect(claim).toContainText('First confirm that')
  await expect(claim.getByRole('button', { name: 'Send the link again' })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('Public listings')
})

test('a company is claimed, and staff decide with a reason', async ({ page, browser, baseURL, sessions }) => {
  await page.context().addCookies(await sessions('mediaOwner'))
  await page.setViewportSize(PHONE)
  await page.goto('/dashboard')
  await expect(page.getByRole('region', { name: /^Sahyadri Outdoor/ })).toContainText('Company documents')
  await page.getByRole('button', { name: 'Claim another company' }).click()
  await page.getByRole('textbox', { name: 'Name of the company' }).fill('golconda skyline pvt ltd')
  await page.getByText('Golconda Skyline Media').click()
  await page.getByRole('textbox', { name: 'Phone for verification' }).fill('call me')
  await page.getByRole('button', { name: 'Send for review' }).click()
  await expect(page.getByText('Enter a phone number, such as')).toBeVisible()
  expect(await sidewaysScroll(page)).toBe(0)
  expect(await seriousFindings(page, { within: 'main' })).toEqual([])
  await page.getByRole('textbox', { name: 'Phone for verification' }).fill('98450 10001')
  await page.getByRole('button', { name: 'Send for review' }).click()
  const waiting = page.getByRole('region', { name: 'We are checking your claim to Golconda Skyline Media' })
  await expect(waiting).toContainText('98450 10001')

  const context = await browser.newContext(siteAt(baseURL))
  await context.addCookies(await sessions('admin'))
  await interceptFromStart(context)
  const staff = await context.newPage()
  await staff.goto('/admin/approvals?type=owners')
  const card = staff.getByRole('listitem').filter({ hasText: 'Golconda Skyline Media' }).first()
  await expect(card).toContainText('Media owner from')
  await expect(card).toContainText('Locations:')
  await expect(card).toContainText('Inventory:')
  await test.step('a choice made before React is there, or while it starts, is made', async () => {
    const start = await hold(staff, '**/assets/entry.client-*.js')
    await staff.reload({ waitUntil: 'commit' })
    await staff.getByLabel('Type').selectOption('All Types')
    start()
    await expect(staff).toHaveURL('/admin/approvals')
    await chooseAtStart(staff)
    await staff.goto('/admin/approvals?type=owners')
    await expect(staff).toHaveURL('/admin/approvals')
    await expect(staff.getByLabel('Type')).toHaveValue('')
  })
  await staff.getByRole('link', { name: 'Golconda Skyline Media' }).click()
  await expect(staff.getByRole('region', { name: 'The company in the catalogue' })).toContainText('Hyderabad')
  await staff.getByRole('textbox', { name: 'Reason' }).fill('Nobody there knows you.')
  await staff.getByRole('button', { name: 'Reject' }).click()
  const question = staff.getByRole('alertdialog', { name: /^Reject the claim to “golconda skyline/i })
  await expect(question).toContainText('This cannot be undone. The claimant can send a new claim.')
  await question.getByRole('button', { name: 'Reject claim' }).click()
  await expect(staff.getByRole('region', { name: 'Decision' })).toContainText('by Admin User: Nobody there knows you.')
  await staff.setViewportSize(PHONE)
  expect(await sidewaysScroll(staff)).toBe(0)

  await staff.goto('/admin/owners/forum-spaces')
  const check = staff.getByRole('form', { name: 'New check of Forum Spaces' })
  await expect(check.getByRole('checkbox')).not.toHaveCount(0)
  await expect(check.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await check.getByRole('button', { name: 'Record check' }).click()
  await expect(check).toContainText('Choose at least one document that was checked')
  await expect(staff.getByRole('main')).toContainText('No check is recorded')
  expect(await sidewaysScroll(staff)).toBe(0)
  await context.close()

  await page.reload()
  await expect(page.getByRole('button', { name: 'Claim another company' })).toBeVisible()
  await expect(waiting).toHaveCount(0)
})

test('a user without a company is led to the claim of one', async ({ page, browser, baseURL, sessions }) => {
  await signUp(page.context().request, baseURL, { role: 'mediaOwner', company: 'Sahyadri Outdoor' })
  await page.goto('/dashboard/requests')
  await expect(page.getByRole('region', { name: 'Claim your company' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Requests' })).toBeVisible()
  expect(await seriousFindings(page, { within: 'main' })).toEqual([])
  const buyer = await sideOf(browser, baseURL, await sessions('advertiser'))
  const { campaigns }: { campaigns: Campaign[] } = await (await buyer.request.get('/api/campaigns')).json()
  for (const of of [`campaigns/${campaigns[0]?.id}`, 'requests/lin_of-another']) {
    expect((await page.request.get(`/dashboard/${of}`)).status()).toBe(404)
  }
  const shown = await buyer.context.newPage()
  await shown.goto('/dashboard/requests')
  await expect(shown.getByRole('heading', { name: 'Requests go to media owners' })).toBeVisible()
  await expect(shown.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Requests' })).toHaveCount(
    0,
  )
  await buyer.context.close()
})
