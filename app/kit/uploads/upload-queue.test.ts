import { expect, test } from 'vitest'
import type { Upload } from '../../../worker/uploads/rules/upload.ts'
import { RequestError } from '../../api-client.ts'
import { ConnectionLost, type sendFile } from './send-file.ts'
import { UploadQueue } from './upload-queue.ts'

const UPLOAD: Upload = {
  key: 'a.jpg',
  mime: 'image/jpeg',
  bytes: 3,
  width: 1,
  height: 1,
  sha256: 'x',
  name: 'a.jpg',
  takenAt: null,
  lat: null,
  lng: null,
  previewUrl: null,
}

/** Queue over a network that the test answers for. */
function world() {
  const done: string[] = []
  const asked: {
    name: string
    signal: AbortSignal
    end: (by: Upload | Error) => Promise<void>
    progress: (share: number) => void
  }[] = []
  const send: typeof sendFile = (file, _, { signal, onProgress }) =>
    new Promise((resolve, reject) => {
      const end = async (by: Upload | Error) => {
        if (by instanceof Error) reject(by)
        else resolve(by)
        // Lets pending promises run first.
        for (let turns = 0; turns < 5; turns++) await null
      }
      asked.push({ name: file.name, signal, end, progress: onProgress })
    })
  const onDone = ({ name }: Upload) => done.push(name)
  const queue = new UploadQueue({ purpose: 'photo', subject: 'owner', onDone }, send)
  const nth = (at: number) => {
    const found = asked[at]
    if (!found) throw new Error(`nothing was asked at ${at}`)
    return found
  }
  return { queue, asked, done, nth, names: () => asked.map(({ name }) => name) }
}

const file = (name: string, content = 'jpg', type = 'image/jpeg') => new File([content], name, { type })
const four = ['a', 'b', 'c', 'd'].map((name) => file(`${name}.jpg`))

test('three files are on their way at once, and the next follows the first that ends', async () => {
  const { queue, names, nth, done } = world()
  queue.add(four)
  expect(names()).toEqual(['a.jpg', 'b.jpg', 'c.jpg'])
  nth(1).progress(0.649)
  expect(queue.read().map(({ state, percent }) => [state, percent])).toEqual([
    ['sending', 0],
    ['sending', 64],
    ['sending', 0],
    ['waiting', 0],
  ])
  await nth(1).end({ ...UPLOAD, name: 'b' })
  expect(names()).toEqual(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'])
  expect(done).toEqual(['b'])
})

test('what cannot be taken is refused before it is sent', () => {
  const { queue, names } = world()
  const large = file('large.jpg', 'x'.repeat(10 * 1024 * 1024 + 1))
  queue.add([file('empty.jpg', ''), large, file('wall.HEIC', 'x', ''), file('good.jpg')])
  expect(names()).toEqual(['good.jpg'])
  expect(queue.read().map(({ problem }) => problem)).toEqual([
    'This file is empty',
    expect.stringMatching(/^Larger than 10 MB/),
    expect.stringMatching(/^HEIC/),
    '',
  ])
})

test('a lost connection can be tried again, by hand or once the device is online; a refusal cannot', async () => {
  const { queue, names, nth } = world()
  queue.add([file('lost.jpg'), file('refused.jpg')])
  nth(0).progress(0.31)
  await nth(0).end(new ConnectionLost())
  await nth(1).end(new RequestError(415, { message: 'This type of file is not accepted' }))
  expect(queue.read().map(({ problem, canRetry }) => [problem, canRetry])).toEqual([
    ['Connection lost at 31%. Nothing else is affected', true],
    ['This type of file is not accepted', false],
  ])
  queue.retryLost()
  expect(names()).toEqual(['lost.jpg', 'refused.jpg', 'lost.jpg'])
  await nth(2).end(UPLOAD)
  expect(queue.read()[0]).toMatchObject({ state: 'done', percent: 100, problem: '' })
})

test('a file that is cancelled stops, leaves the list, and makes room', async () => {
  const { queue, names, nth, done } = world()
  queue.add(four)
  queue.remove(queue.read()[0]?.id ?? 0)
  expect(nth(0).signal.aborted).toBe(true)
  expect(names()).toEqual(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'])
  await nth(0).end(UPLOAD)
  expect(done).toEqual([])
  expect(queue.read().map(({ name }) => name)).toEqual(['b.jpg', 'c.jpg', 'd.jpg'])
  queue.stop()
  expect([queue.read(), nth(3).signal.aborted]).toEqual([[], true])
})

test.each([
  [
    'a program',
    file('setup.exe', 'MZ', 'application/x-msdownload'),
    /^This type of file is not accepted\. We take JPEG/,
  ],
  ['a program that is called a picture', file('setup.jpg.exe', 'MZ', ''), /^This type of file is not accepted/],
  ['11 MB', file('wall.jpg', 'x'.repeat(11 * 1024 * 1024)), /^Larger than 10 MB\./],
])('%s is refused before it is sent', (_, one, message) => {
  const { queue, names } = world()
  queue.add([one])
  expect(names()).toEqual([])
  expect(queue.read().map(({ problem }) => problem)).toEqual([expect.stringMatching(message)])
})
