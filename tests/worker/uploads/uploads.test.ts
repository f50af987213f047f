import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { getUser } from '../../../worker/identity/session.server.ts'
import type { Upload } from '../../../worker/uploads/rules/upload.ts'
import { lineIn, newDraft, newRequest, newWall } from '../../support/bookings.ts'
import { Browser } from '../../support/identity.ts'
import { byTheClock, ownerBrowser, person } from '../../support/people.ts'
import { service } from '../../support/service.ts'
import { rowsOf } from '../../support/staff.ts'
import {
  askPhoto,
  bytesOf,
  encoded,
  LETTER,
  MP4,
  PDF,
  png,
  pngHeader,
  refusalOf,
  sendFile,
  uploaded,
  withExif,
} from '../../support/uploads.ts'

const owner = await ownerBrowser()
const buyer = await person()
const requested = await newRequest(await getUser(service, buyer.id), [await newWall()], byTheClock())
const line = lineIn(requested).id
const photo = await encoded('image/jpeg')

const ZIP = bytesOf('PK\x03\x04', [20, 0, 0, 0, 8, 0], 'harmless.txt')
const XLSX = bytesOf('PK\x03\x04', [20, 0, 0, 0, 8, 0], '[Content_Types].xml')
const PAGE = bytesOf('<!doctype html><script>alert(1)</script>')

const keys = async () => (await rowsOf<{ key: string }>('SELECT key FROM uploads ORDER BY key')).map(({ key }) => key)

type Refused = [what: string, purpose: string, body: Uint8Array<ArrayBuffer>, status: number, message: RegExp]

const REFUSED: Refused[] = [
  [
    'an SVG',
    'photo',
    bytesOf('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    415,
    /JPEG, PNG or WebP/,
  ],
  ['a page', 'photo', PAGE, 415, /JPEG, PNG or WebP/],
  ['a program', 'photo', bytesOf('MZ\x90\0\x03\0\0\0'), 415, /JPEG, PNG or WebP/],
  ['an archive', 'photo', ZIP, 415, /JPEG, PNG or WebP/],
  ['a letter', 'photo', LETTER, 415, /JPEG, PNG or WebP/],
  ['a workbook', 'photo', XLSX, 415, /JPEG, PNG or WebP/],
  ['a GIF that is a page', 'photo', bytesOf('GIF89a/*<html>*/=1;alert(1)'), 415, /JPEG, PNG or WebP/],
  ['a PDF', 'photo', PDF, 415, /JPEG, PNG or WebP/],
  ['a film', 'photo', MP4, 415, /JPEG, PNG or WebP/],
  ['a HEIC', 'photo', bytesOf([0, 0, 0, 24], 'ftypheic', [0, 0, 0, 0]), 415, /Most compatible/],
  ['nothing', 'photo', bytesOf(), 400, /empty/],
  ['a bomb', 'photo', pngHeader(60_000, 60_000), 413, /50 megapixels/],
  ['a long strip', 'photo', pngHeader(1, 40_000), 413, /50 megapixels/],
  ['a PNG without a picture', 'photo', pngHeader(64, 48), 400, /broken/],
  ['half a JPEG', 'photo', photo.slice(0, photo.length - 60), 400, /broken/],
  ['three bytes of a JPEG', 'photo', bytesOf([0xff, 0xd8, 0xff]), 400, /broken/],
  ['a page', 'import', PAGE, 415, /a web page named as a spreadsheet/],
  ['an archive', 'import', ZIP, 415, /not an Excel workbook/],
  ['a photo', 'import', photo, 415, /CSV or XLSX/],
]

describe('what is refused leaves no row and no file', () => {
  test.each(REFUSED)('%s as %s', async (_, purpose, body, status, message) => {
    const before = await keys()
    const answer = await sendFile(owner.browser, body, { purpose })
    expect(await refusalOf(answer)).toEqual([status, expect.stringMatching(message)])
    expect(await keys()).toEqual(before)
  })

  test.each([
    ['without a length', null, 411, /Content-Length/],
    ['larger than a photo may be', 11 * 1024 * 1024, 413, /larger than 10 MB/],
    ['shorter than it said', photo.length + 10, 400, /incomplete/],
    ['longer than it said', photo.length - 10, 400, /incomplete/],
  ])('a file %s', async (_, length, status, message) => {
    const [before, files] = [await keys(), (await env.FILES.list()).objects.length]
    const answer = await sendFile(owner.browser, photo, { length })
    expect(await refusalOf(answer)).toEqual([status, expect.stringMatching(message)])
    expect(await keys()).toEqual(before)
    expect((await env.FILES.list()).objects.length).toBe(files)
  })
})

describe('who may send', () => {
  const draft = async () => lineIn(await newDraft(await getUser(service, buyer.id), [await newWall()], byTheClock())).id

  test.each<[who: string, by: Browser | null, purpose: string, subject: () => Promise<string>, status: number]>([
    ['nobody', null, 'photo', async () => 'test-owner', 401],
    ['an owner for another', owner.browser, 'photo', async () => 'another-owner', 404],
    ['an owner rows of another', owner.browser, 'import', async () => 'another-owner', 404],
    ['an advertiser for an owner', buyer.browser, 'photo', async () => 'test-owner', 404],
    ['an owner artwork', owner.browser, 'artwork', async () => line, 404],
    ['an advertiser a proof', buyer.browser, 'proof', async () => line, 404],
    ['an owner a proof of what it was not asked for', owner.browser, 'proof', draft, 404],
    ['an owner a proof', owner.browser, 'proof', async () => line, 201],
    ['an advertiser artwork', buyer.browser, 'artwork', async () => line, 201],
    ['an advertiser artwork for a draft', buyer.browser, 'artwork', draft, 201],
  ])('%s: %#', async (_, by, purpose, subject, status) => {
    const answer = await sendFile(by ?? new Browser(), photo, { purpose, subject: await subject() })
    expect(answer.status).toBe(status)
  })

  test('a member who only views reads which right is needed', async () => {
    const viewer = await ownerBrowser()
    await service.db.run(`update owner_members set rights = 'view' where user_id = '${viewer.id}'`)
    const answer = await sendFile(viewer.browser, photo)
    expect(await refusalOf(answer)).toEqual([403, expect.stringMatching(/right to sell/)])
  })

  test('a file of another site is refused', async () => {
    const answer = await owner.browser.send('PUT', '/api/uploads?purpose=photo&subject=test-owner', 'x', {
      Origin: 'https://evil.example',
    })
    expect(answer.status).toBe(403)
  })
})

/** Format and metadata of a picture, read from its bytes. */
const looksOf = async (answer: Response) => {
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const text = new TextDecoder('latin1').decode(bytes)
  return { info: await env.IMAGES.info(new Blob([bytes]).stream()), text }
}

describe('a photo', () => {
  test('is upright, and says neither where nor when, in its pictures and in the file that is kept', async () => {
    const sent = withExif(await encoded('image/jpeg', 800, 600))
    const upload = await uploaded(owner.browser, sent, { name: '../../<b>Ünï.html' })
    expect(upload).toMatchObject({ mime: 'image/jpeg', width: 600, height: 800, takenAt: null, lat: null, lng: null })
    for (const [width, height] of [
      [320, 427],
      [600, 800],
    ] as const) {
      const { info, text } = await looksOf(await askPhoto(`/files/${width === 320 ? 320 : 640}/${upload.key}.webp`))
      expect(info).toMatchObject({ format: 'image/webp', width })
      expect('height' in info && Math.abs(info.height - height)).toBeLessThan(2)
      expect(text).not.toMatch(/Exif|2026:11:20/)
    }
    const kept = await looksOf(await owner.browser.get(`/api/files/${upload.key}`))
    expect(kept.text).not.toMatch(/Exif|2026:11:20/)
  })

  test('is never made larger, and has three widths only', async () => {
    const { key } = await uploaded(owner.browser, await png(64, 48))
    const { info } = await looksOf(await askPhoto(`/files/1280/${key}.webp`))
    expect(info).toMatchObject({ width: 64, height: 48 })
    for (const path of [`/files/641/${key}.webp`, `/files/640/${key}`, '/files/640/..%2Fsecret.webp', '/files/']) {
      expect((await askPhoto(path)).status).toBe(404)
    }
  })

  test('of 40 megapixels, as phones take them, is taken and shown', async () => {
    const sent = await uploaded(owner.browser, await png(7_304, 5_478))
    expect(sent).toMatchObject({ width: 7_304, height: 5_478 })
    const { info } = await looksOf(await askPhoto(`/files/1280/${sent.key}.webp`))
    expect(info).toMatchObject({ width: 1_280, height: 960 })
  })

  test('with a page behind it is shown without the page, and leaves as a download only', async () => {
    const { key } = await uploaded(owner.browser, bytesOf(photo, PAGE), { name: 'photo.html' })
    const shown = await askPhoto(`/files/320/${key}.webp`)
    expect((await looksOf(shown)).text).not.toContain('script')
    const file = await owner.browser.get(`/api/files/${key}`)
    expect(file.headers.get('Content-Disposition')).toBe(`attachment; filename="file.jpg"; filename*=UTF-8''photo.jpg`)
    expect(file.headers.get('Content-Type')).toBe('image/jpeg')
    for (const answer of [shown, file]) {
      expect(answer.headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox")
      expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
    }
  })

  test('is kept by caches only once something shows it', async () => {
    const { key } = await uploaded(owner.browser, photo)
    const cacheOf = async () => (await askPhoto(`/files/320/${key}.webp`)).headers.get('Cache-Control')
    expect(await cacheOf()).toMatch(/^private/)
    await service.db.run(`update uploads set claimed_by = 'wall' where key = '${key}'`)
    expect(await cacheOf()).toMatch(/^public.*immutable$/)
  })

  test.each(['image/jpeg', 'image/webp'] as const)('in %s has the hash of what is kept', async (format) => {
    const body = await encoded(format)
    const { key, sha256, bytes } = await uploaded(owner.browser, body)
    const kept = (await (await env.FILES.get(key))?.arrayBuffer()) ?? new ArrayBuffer()
    const hash = Buffer.from(await crypto.subtle.digest('SHA-256', body)).toString('hex')
    expect({ sha256, bytes, kept: Buffer.from(kept).equals(Buffer.from(body)) }).toEqual({
      sha256: hash,
      bytes: body.length,
      kept: true,
    })
  })
})

describe('artwork and proofs', () => {
  const proof = (body = withExif(photo)) => uploaded(owner.browser, body, { purpose: 'proof', subject: line })
  const claim = ({ key }: Upload) => service.db.run(`update uploads set claimed_by = 'x' where key = '${key}'`)
  const statusOf = async (browser: Browser, path: string) => (await browser.get(path)).status

  test('a proof keeps what the camera says, and its picture does not', async () => {
    const upload = await proof()
    expect(upload).toMatchObject({
      takenAt: '2026-11-20T10:15:00',
      lat: expect.closeTo(17.45, 4),
      lng: expect.closeTo(78.4667, 3),
    })
    const { text } = await looksOf(await owner.browser.get(upload.previewUrl ?? ''))
    expect(text).not.toMatch(/Exif|2026:11:20/)
    const file = await looksOf(await owner.browser.get(`/api/files/${upload.key}`))
    expect(file.text).toContain('2026:11:20 10:15:00')
  })

  test('are seen by the other side and staff once they were sent to it, and by nobody else', async () => {
    const [staff, rival, colleague] = [await person('admin'), await ownerBrowser('another-owner'), await ownerBrowser()]
    const art = await uploaded(buyer.browser, photo, { purpose: 'artwork', subject: line })
    const evidence = await proof()
    const seen = async ({ key }: Upload) => {
      const path = `/api/files/${key}`
      const all = { buyer, owner, colleague, staff, rival, other: await person() }
      const found: string[] = []
      for (const [name, { browser }] of Object.entries(all)) {
        const statuses = [await statusOf(browser, path), await statusOf(browser, `${path}/320`)]
        expect(statuses[0]).toBe(statuses[1])
        if (statuses[0] === 200) found.push(name)
      }
      expect(await statusOf(new Browser(), path)).toBe(401)
      expect((await askPhoto(`/files/320/${key}.webp`)).status).toBe(404)
      return found
    }
    expect([await seen(art), await seen(evidence)]).toEqual([['buyer'], ['owner', 'colleague']])
    await claim(art)
    await claim(evidence)
    const both = ['buyer', 'owner', 'colleague', 'staff']
    expect([await seen(art), await seen(evidence)]).toEqual([both, both])
  })

  test('a former member sees nothing', async () => {
    const former = await ownerBrowser()
    const { key } = await proof()
    expect(await statusOf(former.browser, `/api/files/${key}`)).toBe(200)
    await service.db.run(`update owner_members set state = 'declined' where user_id = '${former.id}'`)
    expect(await statusOf(former.browser, `/api/files/${key}`)).toBe(404)
  })

  test('a film is sent in parts', async () => {
    const { key } = await uploaded(buyer.browser, MP4, { purpose: 'artwork', subject: line, name: 'film.mp4' })
    const part = (range: string) => buyer.browser.send('GET', `/api/files/${key}`, undefined, { Range: range })
    const some = await part('bytes=4-11')
    expect([some.status, some.headers.get('Content-Range'), await some.text()]).toEqual([
      206,
      'bytes 4-11/1024',
      'ftypisom',
    ])
    const last = await part('bytes=-24')
    expect([last.status, (await last.arrayBuffer()).byteLength]).toEqual([206, 24])
    expect((await part('bytes=5000-')).status).toBe(416)
    expect((await part('bytes=0-1,4-5')).status).toBe(200)
    expect(await statusOf(buyer.browser, `/api/files/${key}/320`)).toBe(404)
  })

  test('a PDF is taken, and has no picture', async () => {
    const upload = await uploaded(buyer.browser, PDF, { purpose: 'artwork', subject: line, name: 'art.pdf' })
    expect(upload).toMatchObject({ mime: 'application/pdf', previewUrl: null, width: null })
    const answer = await buyer.browser.get(`/api/files/${upload.key}`)
    expect(answer.headers.get('Content-Disposition')).toMatch(/^attachment/)
  })
})

test.each([
  ['text/csv', bytesOf('Title,City\r\nHoarding,Nashik\r\n')],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', XLSX],
])('a table is taken as %s', async (mime, body) => {
  expect(await uploaded(owner.browser, body, { purpose: 'import', name: 'rates' })).toMatchObject({
    mime,
    previewUrl: null,
  })
})

test("a user's uploads are in the file of their data, and stay without them", async () => {
  const { id, browser } = await ownerBrowser()
  const { key } = await uploaded(browser, photo, { name: 'mine.jpg' })
  const data = await (await browser.get('/api/account/data')).text()
  expect(data).toContain('mine.jpg')
  await service.db.run(`delete from users where id = '${id}'`)
  expect(await rowsOf('SELECT user_id FROM uploads WHERE key = ?', key)).toEqual([{ user_id: null }])
})
