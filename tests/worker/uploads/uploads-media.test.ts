import { expect, test } from 'vitest'
import { getUser } from '../../../worker/identity/session.server.ts'
import { lineIn, newRequest, newWall } from '../../support/bookings.ts'
import { byTheClock, ownerBrowser, person } from '../../support/people.ts'
import { service } from '../../support/service.ts'
import { bytesOf, encoded, LETTER, MP4, PDF, refusalOf, sendFile } from '../../support/uploads.ts'

const owner = await ownerBrowser()
const buyer = await person()
const requested = await newRequest(await getUser(service, buyer.id), [await newWall()], byTheClock())
const line = lineIn(requested).id
const photo = await encoded('image/jpeg')

const AVI = bytesOf('RIFF', [0, 0, 0, 0], 'AVI LIST')

const send = (purpose: 'artwork' | 'proof', body: Uint8Array<ArrayBuffer>, length?: number) =>
  sendFile(purpose === 'artwork' ? buyer.browser : owner.browser, body, {
    purpose,
    subject: line,
    ...(length && { length }),
  })

test.each(['artwork', 'proof'] as const)(
  'media sent as %s are refused beyond 10 MB, and so is a program',
  async (purpose) => {
    expect(await refusalOf(await send(purpose, photo, 11 * 1024 * 1024))).toEqual([
      413,
      'This file is larger than 10 MB',
    ])
    const program = await send(purpose, bytesOf('MZ\x90\0\x03\0\0\0'))
    expect(await refusalOf(program)).toEqual([
      415,
      expect.stringMatching(/This type of file is not accepted\. We take /),
    ])
  },
)

test.each([
  ['PDF', PDF],
  ['DOCX', LETTER],
  ['MP4', MP4],
  ['AVI', AVI],
])('artwork may be %s', async (_, body) => {
  expect((await send('artwork', body)).status).toBe(201)
})
