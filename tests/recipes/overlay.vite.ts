import { dirname, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { type Recipe, withLines } from './recipe.ts'

const ROOT = resolve(import.meta.dirname, '../..')

/** Lets Vite see the files of a recipe, and its lines in files that are there, without writing them. */
export function overlay(recipe: Recipe): Plugin {
  const made = new Map(Object.entries(recipe.files).map(([path, text]) => [resolve(ROOT, path), text]))
  return {
    name: 'recipe',
    enforce: 'pre',
    resolveId(source, importer) {
      const path = importer && resolve(dirname(importer), source)
      return path && made.has(path) ? path : undefined
    },
    load: (id) => made.get(id),
    transform: (text, id) => withLines(text, relative(ROOT, id), recipe),
  }
}
