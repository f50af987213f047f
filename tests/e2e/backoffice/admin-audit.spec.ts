import type { Page } from '@playwright/test'
import { expect, findings, hydrated, sidewaysScroll, test } from '../support/test.ts'

const PHONE = { width: 390, height: 844 }
const palette = (page: Page) => page.getByRole('dialog', { name: 'Find anything' })
const option = (page: Page, name: RegExp) => palette(page).getByRole('option', { name })

test.describe('an admin', () => {
  test.use({ role: 'admin' })

  test('finds a campaign by its reference with the keyboard alone, and has it among the recent ones', async ({
    page,
  }) => {
    await page.goto('/admin')
    await expect(page.getByText('Total Revenue')).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(palette(page).getByRole('combobox')).toBeFocused()
    await page.keyboard.type('CMP-0188')
    await expect(option(page, /^Estate coffee, new pack/)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(palette(page)).toHaveCount(0)
    // A slash opens it too, but is text in a field.
    await page.keyboard.press('/')
    await page.keyboard.type('audit')
    await expect(option(page, /^Audit log/)).toBeVisible()
    expect.soft(await findings(page), 'the palette').toEqual([])
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/admin/audit')
    await page.getByRole('searchbox', { name: 'Search the audit log' }).press('/')
    await expect(page.getByRole('searchbox', { name: 'Search the audit log' })).toHaveValue('/')
    // Shortcuts of one key can be turned off.
    await page.keyboard.press('Control+k')
    await page.keyboard.type('turn off')
    await expect(option(page, /^Turn off shortcuts/)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(palette(page)).toHaveCount(0)
    await page.getByRole('link', { name: 'Skip to content' }).press('/')
    await expect(palette(page)).toHaveCount(0)
    await page.keyboard.press('Control+k')
    await expect(palette(page).getByText('Recent')).toBeVisible()
    await page.keyboard.type('zzzzqq')
    await expect(palette(page).getByText('Nothing found for “zzzzqq”')).toBeVisible()
  })

  test('narrows the audit log in the address, opens an act and takes a file', async ({ page }) => {
    await page.goto('/admin/audit')
    const acts = page.getByRole('region', { name: 'Audit log' })
    await acts.getByRole('combobox', { name: 'Act', exact: true }).selectOption({ label: 'Campaign: Submitted' })
    await expect(page).toHaveURL(/action=campaign\.submitted/)
    await expect(acts.getByRole('table').getByText('Submitted').first()).toBeVisible()
    await expect(acts.getByRole('table').getByText('Signed in')).toHaveCount(0)
    await page.reload()
    await expect(acts.getByRole('combobox', { name: 'Act', exact: true })).toHaveValue('campaign.submitted')
    await acts
      .getByRole('button', { name: /^All of Campaign, Submitted/ })
      .first()
      .click()
    await acts.getByRole('link', { name: /^Everything done to CMP-/ }).click()
    await expect(page).toHaveURL(/subject=cmp_/)
    await expect(acts.getByRole('link', { name: /^Remove On: CMP-/ })).toBeVisible()
    await page.getByRole('button', { name: 'Export' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'CSV' }).click()
    expect((await download).suggestedFilename()).toMatch(/^adchowk-audit-.*\.csv$/)
    await page.goto('/admin/audit')
    await hydrated(page)
    await acts.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL(/before=/)
    await acts.getByRole('link', { name: 'Previous' }).click()
    await expect(acts.getByRole('table').getByText('Signed in').first()).toBeVisible()
    await page.setViewportSize(PHONE)
    expect.soft(await sidewaysScroll(page)).toBe(0)
    await page.goto('/admin/audit?q=nobody-has-this-name')
    await expect(acts.getByRole('heading', { name: /^No acts for/ })).toBeVisible()
  })
})

test.describe('an advertiser', () => {
  test.use({ role: 'advertiser', viewport: PHONE })

  test('on a phone finds a campaign of their own, and nothing of others', async ({ page }) => {
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Find anything' }).click()
    await palette(page).getByRole('combobox').fill('CMP-0191')
    await expect(palette(page).getByText('Nothing found')).toBeVisible()
    await palette(page).getByRole('combobox').fill('estate')
    await option(page, /^Estate coffee, new pack/).click()
    await expect(page).toHaveURL(/\/dashboard\/campaigns\/cmp_/)
    await expect(palette(page)).toHaveCount(0)
  })
})
