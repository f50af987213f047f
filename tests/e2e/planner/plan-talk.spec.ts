import type { Page } from '@playwright/test'
import { addDays, civilDate, formatLongDate } from '../../../worker/kernel/rules/dates.ts'
import { expect, findings, sidewaysScroll, test } from '../support/test.ts'

/** Far enough for the lead time of a hoarding. */
const START = addDays(civilDate(new Date()), 40)
const BRIEF = `One hoarding in Pune, 3 lakh, for 90 days from ${formatLongDate(START)}`

/** The address of a new shared plan of a guest. */
async function sharedPlan(page: Page): Promise<string> {
  const response = await page.request.post('/api/plans', { data: { messages: [{ role: 'user', content: BRIEF }] } })
  const { path } = await response.json()
  return path
}

test('a guest with the link comments on a line, approves the plan and takes it back', async ({ page, browser }) => {
  const path = await sharedPlan(page)
  await page.goto(path)
  const comments = page.getByRole('region', { name: /comment/i })
  const form = page.getByRole('form', { name: 'Write a comment' })
  await expect(comments.getByRole('heading', { name: 'No comments yet' })).toBeVisible()

  await test.step('what is missing is said at its field', async () => {
    await form.getByRole('button', { name: 'Send comment' }).click()
    await expect(form.getByRole('alert')).toBeFocused()
  })

  await test.step('a comment is text, on its line', async () => {
    await form.getByLabel('Your name').fill('Rohan Iyer')
    await form.getByLabel('About').selectOption('1')
    await form.getByLabel('Comment', { exact: true }).fill('<b>Later</b> by a week?')
    await form.getByRole('button', { name: 'Send comment' }).click()
    await expect(comments.getByRole('listitem').getByText('<b>Later</b> by a week?')).toBeVisible()
    await expect(comments.getByRole('link', { name: /^Line 1, / })).toBeVisible()
    await expect(form.getByLabel('Comment', { exact: true })).toHaveValue('')
  })

  const approval = page.getByRole('region', { name: 'Approval' })
  await test.step('an approval is shown to everybody, and only this browser takes it back', async () => {
    await approval.getByLabel('Your name').fill('Meera Nair')
    await approval.getByLabel('Your email').fill('meera@kaveri.example')
    await approval.getByRole('button', { name: 'Approve this plan' }).click()
    await expect(approval.getByText(/^Approved by Meera Nair, a guest/)).toBeVisible()

    const context = await browser.newContext()
    const other = await context.newPage()
    await other.setViewportSize({ width: 390, height: 844 })
    await other.goto(path)
    await expect(other.getByText(/^Approved by Meera Nair/).first()).toBeVisible()
    await expect(other.getByRole('button', { name: 'Withdraw the approval' })).toHaveCount(0)
    await expect(other.getByText('meera@kaveri.example')).toHaveCount(0)
    expect(await sidewaysScroll(other)).toBe(0)
    expect(await findings(other)).toEqual([])
    await context.close()
  })

  await test.step('on paper it is a deck with the approval and without forms', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(/^Approved by Meera Nair on /).first()).toBeVisible()
    await expect(form).toBeHidden()
    await page.emulateMedia({ media: null })
  })

  await approval.getByRole('button', { name: 'Withdraw the approval' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect(approval.getByRole('button', { name: 'Approve this plan' })).toBeVisible()
})
