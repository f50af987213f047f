import { isMediaType } from '../../../worker/domain/catalogue/registry/media.ts'
import { isFrame, isLight, taggedName } from '../picture.ts'
import { scene, variantsOf } from './scene.ts'

/** The parts of a picture's address, `/art/1/{media}/{look}/{file}`. */
interface SceneFile {
  media: string
  look: string
  file: string
}

/** The drawing that an address of sceneUrl() names; null where it names none. */
export function drawScene({ media, look, file }: SceneFile): string | null {
  const [, seed, tag] = /^([a-z0-9-]{1,160})(?:~([a-z0-9-]{1,60}))?\.svg$/.exec(file) ?? []
  if (!seed || !isMediaType(media)) return null

  const [frame = '', ...rest] = look.split('.')
  const variant = rest.find((part) => variantsOf(media).includes(part))
  const time = rest.find(isLight)
  if (!isFrame(frame) || rest.some((part) => part !== variant && part !== time)) return null
  return scene(media, seed, { frame, variant, time, name: tag && taggedName(tag) })
}
