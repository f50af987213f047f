import type { Route } from '@playwright/test'
import {
  API,
  answerAll,
  conversation,
  enquiry,
  holdAnswers,
  input,
  messages,
  openChat,
  say,
} from '../support/planner.ts'
import { expect, findings, interceptFromStart, seriousFindings, sidewaysScroll, test } from '../support/test.ts'

const FAILURE = 'Sorry, I encountered an error. Please try again.'
const BRIEF = 'Launch of a protein bar. 15 lakh including GST for outdoor and radio in Mumbai and Pune next month.'

test('the dialog opens on a card without an input; messages go out with all that was said before', async ({ page }) => {
  const asked = await answerAll(page, (count) => ({ message: `answer ${count}`, suggestions: ['More radio'] }))
  await page.goto('/')
  const button = page.getByRole('button', { name: 'Plan with AI' })
  const dialog = page.getByRole('dialog', { name: 'AI planner' })

  await test.step('opens on a card without an input; its button leads to the chat', async () => {
    await button.click()
    const start = dialog.getByRole('button', { name: 'Start AI Planning' })
    await expect(start).toBeFocused()
    await expect(dialog.getByRole('textbox')).toHaveCount(0)
    expect(new URL(page.url()).pathname).toBe('/')
    expect(await seriousFindings(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect(input(page)).toBeFocused()
    await expect(start).toHaveCount(0)
  })

  await test.step('a message of blanks alone asks nothing and says nothing', async () => {
    await say(page, '   ')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(messages(page).locator('p')).toHaveCount(0)
  })

  await test.step('a message goes out with all that was said before it, and its answer joins them', async () => {
    await say(page, 'first')
    await expect(messages(page).getByText('answer 1')).toBeVisible()
    await expect(input(page)).toBeFocused()
    await expect(input(page)).toHaveValue('')
    await say(page, 'second')
    await expect(messages(page).getByText('answer 2')).toBeVisible()
    expect(asked).toEqual([
      [{ role: 'user', content: 'first' }],
      [
        { role: 'user', content: 'first' },
        { role: 'assistant', content: 'answer 1' },
        { role: 'user', content: 'second' },
      ],
    ])
  })

  await test.step('Enter sends it; with Shift it gets another line', async () => {
    await input(page).pressSequentially('Pune')
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('5 lakh')
    expect(asked).toHaveLength(2)
    await page.keyboard.press('Enter')
    await expect(messages(page).getByText('answer 3')).toBeVisible()
    expect(asked[2]?.at(-1)?.content).toBe('Pune\n5 lakh')
  })

  await test.step('it can be chosen among the suggestions', async () => {
    await page.getByRole('list', { name: 'Suggestions' }).getByRole('button', { name: 'More radio' }).click()
    await expect.poll(() => asked.at(-1)?.at(-1)?.content).toBe('More radio')
    await expect(input(page)).toBeFocused()
    await expect(messages(page).getByText('answer 4')).toBeVisible()
  })

  await test.step('keeps the focus inside, gives it back, and has the conversation when opened again', async () => {
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press('Tab')
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
    await button.press('Enter')
    await expect(messages(page).getByText('answer 4')).toBeVisible()
  })
})

test('the chat keeps its height over twenty messages and stays at the latest, unless one reads back', async ({
  page,
}) => {
  await answerAll(page, (count) => ({
    message: `answer ${count}. ${'And so on. '.repeat(12)}`,
    suggestions: count % 2 ? ['More radio', 'Only Pune', 'Raise it to ₹8 lakh', 'Add cinema halls'] : [],
  }))
  await openChat(page)
  const heightOf = () => conversation(page).evaluate(({ clientHeight }) => clientHeight)
  const toEnd = () =>
    conversation(page).evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight)
  const height = await heightOf()
  for (let count = 1; count <= 10; count++) {
    await say(page, `message ${count}`)
    await expect(messages(page).getByText(`answer ${count}.`)).toBeInViewport()
  }
  expect(await heightOf()).toBe(height)
  expect(await conversation(page).evaluate(({ scrollHeight }) => scrollHeight)).toBeGreaterThan(height)
  expect(await toEnd()).toBeLessThan(25)

  await conversation(page).focus()
  await page.keyboard.press('Home')
  // The browser glides there: a click on the way would be overtaken.
  await expect.poll(() => conversation(page).evaluate(({ scrollTop }) => scrollTop)).toBe(0)
  const latest = page.getByRole('button', { name: 'To the latest message' })
  await latest.click()
  await expect.poll(toEnd).toBeLessThan(25)
  await expect(latest).toHaveCount(0)
})

test('the enquiry form comes after the chat, once there is a plan', async ({ page }) => {
  await answerAll(page, (count) => (count === 1 ? { message: 'नमस्ते' } : { message: 'here', plan: { title: 'Pune' } }))
  await openChat(page)
  await say(page, 'Pune')
  // Spoken by a voice of its language.
  await expect(messages(page).getByText('नमस्ते', { exact: true })).toHaveAttribute('lang', 'hi')
  await expect(enquiry(page)).toHaveCount(0)
  await say(page, '5 lakh in January')
  await expect(enquiry(page)).toBeVisible()
  const follows = await enquiry(page).evaluate((form) => {
    const chat = document.querySelector('[role=log]')
    return Boolean(chat && chat.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING)
  })
  expect(follows).toBe(true)
})

test.describe('an answer that fails', () => {
  test.use({ expectedFailures: /Failed to load resource/ })

  test('says so in the chat, keeps the message, and is asked for again', async ({ page }) => {
    await interceptFromStart(page.context())
    await openChat(page)
    const said: { role: string; content: string }[] = []
    for (const [how, fail] of [
      ['by its status', (route: Route) => route.fulfill({ status: 500, body: 'oops' })],
      ['on the way', (route: Route) => route.abort()],
      ['by being something else', (route: Route) => route.fulfill({ body: '<!doctype html>' })],
    ] as const) {
      await test.step(how, async () => {
        await page.route(API, fail)
        await say(page, `Pune, ${how}`)
        await expect(messages(page).getByText(FAILURE, { exact: true })).toBeVisible()
        await expect(messages(page).getByText(`Pune, ${how}`, { exact: true })).toBeVisible()
        await expect(input(page)).toBeEditable()
        await page.unroute(API)
        if (said.length === 0) expect(await seriousFindings(page)).toEqual([])
        const asked = await answerAll(page, { message: `hi, ${how}` })
        await page.getByRole('button', { name: 'Retry' }).click()
        await expect(messages(page).getByText(`hi, ${how}`, { exact: true })).toBeVisible()
        await expect(messages(page).getByText(FAILURE)).toHaveCount(0)
        said.push({ role: 'user', content: `Pune, ${how}` })
        expect(asked).toEqual([said])
        said.push({ role: 'assistant', content: `hi, ${how}` })
        await page.unroute(API)
      })
    }
  })
})

test('an answer can be stopped; what comes later is not shown', async ({ page }) => {
  const letGo = await holdAnswers(page)
  await openChat(page)
  await say(page, 'Pune')
  await say(page, 'and Mumbai')
  await expect(messages(page).getByText('and Mumbai')).toHaveCount(0)
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(messages(page).getByText('Stopped.')).toBeVisible()
  await expect(input(page)).toBeFocused()
  await expect(input(page)).toHaveValue('and Mumbai')
  letGo()
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  await expect(messages(page).getByText('late')).toHaveCount(0)
})

test.describe('the page', () => {
  test('says what it is without scripts, and can be found', async ({ request }) => {
    const html = await (await request.get('/planner')).text()
    expect(html).toContain('<h1')
    expect(html).toContain('Made of real listings')
    expect(html).not.toContain('noindex')
    expect(await (await request.get('/sitemaps/pages.xml')).text()).toContain('/planner<')
  })

  test('has the conversation after a reload, and nothing of it after starting over', async ({ page }) => {
    await answerAll(page, { message: 'hi', suggestions: ['More radio'] })
    await page.goto('/planner')
    await page.getByRole('button', { name: 'Start AI Planning' }).click()
    await say(page, 'Pune')
    await expect(messages(page).getByText('hi', { exact: true })).toBeVisible()
    await page.reload()
    await expect(messages(page).getByText('Pune', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'More radio' })).toBeVisible()
    await expect(input(page)).not.toBeFocused()

    await page.getByRole('button', { name: 'Start over' }).click()
    const question = page.getByRole('alertdialog', { name: 'Start over?' })
    await question.getByRole('button', { name: 'Keep the plan' }).click()
    await expect(question).toBeHidden()
    await expect(messages(page).getByText('Pune', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Start over' }).click()
    await question.getByRole('button', { name: 'Start over' }).click()
    await expect(page.getByRole('button', { name: 'Start AI Planning' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Start AI Planning' })).toBeVisible()
    await expect(messages(page).locator('p')).toHaveCount(0)
  })
})

test('a brief in words becomes a plan, by keyboard alone, from our own server', async ({ page, baseURL }) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== baseURL) elsewhere.push(request.url())
  })
  await page.goto('/planner')
  await page.getByRole('button', { name: 'Start AI Planning' }).press('Enter')
  await expect(input(page)).toBeFocused()
  await page.keyboard.type('I want to advertise a protein bar')
  await page.keyboard.press('Enter')
  await expect(messages(page).locator('p')).toHaveCount(2)
  await expect(enquiry(page)).toHaveCount(0)
  await page.keyboard.type(BRIEF)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Plan', exact: true })).toBeVisible({ timeout: 20_000 })
  await expect(enquiry(page)).toBeVisible()
  expect(elsewhere).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('chat and plan are two tabs; nothing scrolls sideways, nothing serious is found', async ({ page }) => {
    await answerAll(page, {
      message: 'here',
      plan: { title: 'Pune' },
      suggestions: ['More radio', 'Only outdoor media'],
    })
    const dialog = await openChat(page)
    const tab = (name: RegExp) => dialog.getByRole('tab', { name })
    await expect(tab(/Chat/)).toHaveAttribute('aria-selected', 'true')
    expect(await findings(page)).toEqual([])
    await say(page, 'Pune, 5 lakh')
    await expect(messages(page).getByText('here', { exact: true })).toBeVisible()
    await expect(tab(/^Plan.*new/)).toBeVisible()
    expect(await findings(page)).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)

    await page.getByRole('button', { name: 'See the plan' }).tap()
    await expect(tab(/^Plan$/)).toHaveAttribute('aria-selected', 'true')
    await expect(input(page)).toBeHidden()
    await expect(enquiry(page)).toBeVisible()
    expect(await findings(page)).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)
    await tab(/Plan/).press('ArrowLeft')
    await expect(tab(/Chat/)).toBeFocused()
    await expect(input(page)).toBeVisible()
  })
})
