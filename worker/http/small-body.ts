import { bodyLimit } from 'hono/body-limit'
import { DomainError } from '../domain/errors.ts'

/** Limits a body to the size of a form. @throws DomainError too_large */
export const smallBody = bodyLimit({
  maxSize: 16 * 1024,
  onError: () => {
    throw new DomainError('too_large', 'This is more than a form holds')
  },
})
