import { isDiscoverOnly, isMediaType } from '../../../worker/domain/catalogue/registry/media.ts'
import { isFrame, isLight, taggedName } from '../picture.ts'
import { SCRIPTS } from '../scripts.ts'
import { scene, VARIANTS } from './scene.js'

/** The parts of a picture's address, `/art/2/{media}/{look}/{file}`. */
interface SceneFile {
  media: string
  look: string
  file: string
}

/** The drawing that an address of sceneUrl() names; null where it names none. */
export function drawScene({ media, look, file }: SceneFile): string | null {
  const [, seed, tag] = /^([a-z0-9-]{1,160})(?:~([a-z0-9-]{1,60}))?\.svg$/.exec(file) ?? []
  if (!seed || !(isMediaType(media) || isDiscoverOnly(media))) return null

  const [frame = '', ...rest] = look.split('.')
  const variant = rest.find((part) => VARIANTS[media].includes(part))
  const time = rest.find(isLight)
  const script = SCRIPTS.find((one) => rest.includes(one))
  if (!isFrame(frame) || rest.some((part) => part !== variant && part !== time && part !== script)) return null
  return scene(media, seed, { frame, variant, time, script, name: tag && taggedName(tag) })
}
