import exifr from 'exifr/dist/lite.esm.mjs'
import type { Upload } from './rules/upload.ts'

export interface CameraData extends Pick<Upload, 'takenAt' | 'lat' | 'lng'> {
  /** 1 to 8, as EXIF numbers them. */
  orientation: number
}

export const NO_CAMERA_DATA: CameraData = { takenAt: null, lat: null, lng: null, orientation: 1 }

const numberIn = (value: unknown, least: number, most: number): number | null =>
  typeof value === 'number' && value >= least && value <= most ? value : null

/** `2026:11:20 10:15:00` of EXIF as `2026-11-20T10:15:00`. It has no zone. */
function localTime(value: unknown): string | null {
  const found = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)/.exec(typeof value === 'string' ? value : '')
  if (!found) return null
  const [, year, month, day, clock] = found
  const time = `${year}-${month}-${day}T${clock}`
  return Number.isNaN(Date.parse(`${time}Z`)) ? null : time
}

/** Camera data in the first bytes of a JPEG: a hint, as it can be forged. */
export async function readCameraData(head: Uint8Array<ArrayBuffer>): Promise<CameraData> {
  try {
    // `pick` throws in this build; values stay as they are, so that the time of the camera stays a text.
    const options = { tiff: true, exif: true, gps: true, reviveValues: false, translateValues: false }
    const tags = (await exifr.parse(head.slice().buffer, options)) ?? {}
    const lat = numberIn(tags.latitude, -90, 90)
    const lng = numberIn(tags.longitude, -180, 180)
    return {
      takenAt: localTime(tags.DateTimeOriginal),
      ...(lat === null || lng === null ? { lat: null, lng: null } : { lat, lng }),
      orientation: numberIn(tags.Orientation, 1, 8) ?? 1,
    }
  } catch {
    // Broken camera data counts as missing.
    return NO_CAMERA_DATA
  }
}
