import { answerAll, input, messages, planOf, say } from '../support/planner.ts'
import { expect, seriousFindings, test } from '../support/test.ts'

test('a conversation says what each turn did, draws its figures, and goes back to an earlier version', async ({
  page,
}) => {
  const plan = (title: string) => ({
    title,
    lineItems: [{ inventoryId: title, channel: 'radio', title, totalAmount: 100 }],
  })
  const opening = 'Changed: budget is ₹8,00,000 (was ₹5,00,000). Not understood: “make it zingy”.'
  const asked = await answerAll(page, (count) =>
    count === 2
      ? {
          message: `${opening} From ₹1,72,000 a month.`,
          opening,
          version: 2,
          changes: [{ slot: 'budget', before: '₹5,00,000', after: '₹8,00,000' }],
          notUnderstood: ['make it zingy'],
          cards: [
            {
              kind: 'price',
              title: 'Unipoles in Bandra',
              rows: [{ title: 'SV Road', path: '/category', facts: ['₹2,10,000'] }],
            },
          ],
          plan: plan('Second'),
        }
      : { message: 'Here it is', intent: count === 1 ? 'plan' : 'undo', version: 1, plan: plan('First') },
  )
  await page.goto('/planner')
  await say(page, 'Pune, 5 lakh')
  await expect(planOf(page)).toBeVisible()
  await say(page, '8 lakh, make it zingy. What does a unipole cost?')
  await expect(messages(page).locator('[data-opening=changed]')).toHaveText(
    'Changed: budget is ₹8,00,000 (was ₹5,00,000).',
  )
  await expect(messages(page).locator('[data-opening=not_understood]')).toContainText('make it zingy')
  await expect(messages(page).getByRole('region', { name: 'Unipoles in Bandra' }).getByRole('link')).toHaveAttribute(
    'href',
    '/category',
  )

  await page.getByRole('button', { name: 'Version 2. All versions' }).click()
  const versions = page.getByRole('dialog', { name: 'Versions' })
  await versions.getByRole('button', { name: /^Compare/ }).click()
  await expect(versions.getByText('Comes back')).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await versions.getByRole('button', { name: /^Go back to this/ }).click()
  await expect.poll(() => asked.at(-1)?.at(-1)?.content).toBe('Go back to version 1')
  await expect(page.getByRole('button', { name: 'Version 1. All versions' })).toBeVisible()

  await test.step('a text over the limit is said to be too long, and kept', async () => {
    await input(page).fill('a'.repeat(4_010))
    await expect(page.getByText('please shorten it by 10')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(input(page)).toHaveValue('a'.repeat(4_010))
    expect(asked).toHaveLength(3)
  })
})
