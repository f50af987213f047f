import * as v from 'valibot'

// Hidden fields that every enquiry form has.

/** Made once by the form, so that a form sent twice is one enquiry. */
export const EnquiryKey = v.optional(v.pipe(v.string('The form has no key'), v.uuid('The form has no key')))

/** Hidden from people; programs fill every field. */
export const Trap = v.optional(v.pipe(v.string('Leave this field empty'), v.empty('Leave this field empty')))
