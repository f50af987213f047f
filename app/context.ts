import { createContext, data, type RouterContextProvider } from 'react-router'
import type { ServiceContext } from '../worker/kernel/context.ts'
import { DomainError } from '../worker/kernel/rules/errors.ts'

export const serviceContext = createContext<ServiceContext>()

/** True when the request is for the hydration data of a document. */
export const handoffContext = createContext(false)

/**
 * Runs a verb for a loader or an action and turns a DomainError into a response for the error boundary,
 * with the status and the message of the error.
 */
export async function call<T>(
  context: Readonly<RouterContextProvider>,
  verb: (service: ServiceContext) => T | Promise<T>,
): Promise<T> {
  try {
    return await verb(context.get(serviceContext))
  } catch (error) {
    if (error instanceof DomainError) throw data(error.body, { status: error.status })
    throw error
  }
}
