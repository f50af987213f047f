import { readFacts } from '../../../worker/catalogue/rules/registry/drawn-facts.ts'
import { isDiscoverOnly, isMediaType } from '../../../worker/catalogue/rules/registry/media.ts'
import { isFrame, isLight, taggedName } from '../picture.ts'
import { SCRIPTS } from '../scripts.ts'
import { scene, VARIANTS } from './scene.js'

/** Parts of a picture's address, `/art/3/{media}/{look}/{file}`. */
interface SceneFile {
  media: string
  look: string
  file: string
}

/** Drawing for an address made by sceneUrl(); null for any other address. */
export function readScene({ media, look, file }: SceneFile) {
  const [, seed, tag] = /^([a-z0-9-]{1,160})(?:~([a-z0-9-]{1,60}))?\.svg$/.exec(file) ?? []
  if (!seed || !(isMediaType(media) || isDiscoverOnly(media))) return null

  const own = VARIANTS[media]
  if (!own) return null
  const [frame = '', ...parts] = look.split('.')
  const { facts, rest } = readFacts(parts)
  const variant = rest.find((part) => own.includes(part))
  const time = rest.find(isLight)
  const script = SCRIPTS.find((one) => rest.includes(one))
  if (!isFrame(frame) || rest.some((part) => part !== variant && part !== time && part !== script)) return null
  return { media, seed, options: { ...facts, frame, variant, time, script, name: tag && taggedName(tag) } }
}

/** SVG for an address made by sceneUrl(); null for any other address. */
export function drawScene(file: SceneFile): string | null {
  const asked = readScene(file)
  return asked && scene(asked.media, asked.seed, asked.options)
}
