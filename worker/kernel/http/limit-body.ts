import { bodyLimit } from 'hono/body-limit'
import { DomainError } from '../rules/errors.ts'

/** Limits a body. @param what the limit, as it ends the sentence of the error. @throws DomainError too_large */
export const limitBody = (maxSize: number, what: string) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new DomainError('too_large', `This is more than ${what} holds`)
    },
  })

/** Limits a body to the size of a form. @throws DomainError too_large */
export const smallBody = limitBody(16 * 1024, 'a form')
