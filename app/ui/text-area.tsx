import { TextArea as AriaTextArea, type TextAreaProps } from 'react-aria-components/TextArea'

/** Null, not undefined: the field around it takes every element for an input at first, and gives it a type in the document. */
const NO_TYPE: object = { type: null }

/** The element of a field of several lines. */
export const TextArea = (props: TextAreaProps) => <AriaTextArea {...NO_TYPE} {...props} />
