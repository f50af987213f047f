import type { Locator, Page, Route } from '@playwright/test'
import { expect } from './test.ts'

export const API = '**/api/ai/campaign-planner'

export const input = (page: Page) => page.getByRole('textbox', { name: 'Message to the planner' })
export const conversation = (page: Page) => page.getByRole('region', { name: 'Conversation' })
export const messages = (page: Page) => page.getByRole('log', { name: 'Messages' })
export const planOf = (page: Page) => page.getByRole('region', { name: 'Plan', exact: true })
export const enquiry = (page: Page) => page.getByRole('form', { name: 'Send this plan to our desk' })

/** The planner over the home page, its chat begun. */
export async function openChat(page: Page): Promise<Locator> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Plan with AI' }).click()
  const dialog = page.getByRole('dialog', { name: 'AI planner' })
  await dialog.getByRole('button', { name: 'Start AI Planning' }).click()
  await expect(input(page)).toBeVisible()
  return dialog
}

export async function say(page: Page, text: string) {
  await input(page).fill(text)
  await input(page).press('Enter')
}

/** Answers every question with a message; keeps what was asked. */
export async function answerAll(page: Page, answer: object | ((asked: number) => object)) {
  const asked: { role: string; content: string }[][] = []
  await page.route(API, async (route) => {
    asked.push(route.request().postDataJSON().messages)
    await route.fulfill({ json: typeof answer === 'function' ? answer(asked.length) : answer })
  })
  return asked
}

/** Holds an answer back until it is let go. */
export async function holdAnswers(page: Page) {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(API, async (route: Route) => {
    await held
    // The page that asked may be gone.
    await route.fulfill({ json: { message: 'late' } }).catch(() => {})
  })
  return () => letGo()
}

/** Prints the page of the planner: all lines, the sums and the assumptions are on paper, the chat is not. */
export async function printsAsPlan(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(messages(page)).toBeHidden()
  const lines = page.getByRole('region', { name: 'Planned media' }).getByRole('rowheader')
  await expect(lines).toHaveCount(Number.parseInt((await page.locator('#plan-lines').textContent()) ?? '', 10))
  await expect(lines.last()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Costs' })).toBeVisible()
  await expect(page.getByText(/^Draft of .*, rates valid until/)).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(lines).toHaveCount(0)
}
