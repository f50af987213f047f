import * as files from './media/files.ts'
import type { MediumSeed, SeededCategory } from './medium.ts'

export const MEDIA_SEEDS: Readonly<Record<SeededCategory, MediumSeed>> = files
