import { TextArea as AriaTextArea, type TextAreaProps } from 'react-aria-components/TextArea'

/** Null, not undefined: react-aria's text field assumes an input until it knows the element, and renders a `type`. */
const NO_TYPE: object = { type: null }

/** Text field of several lines. */
export const TextArea = (props: TextAreaProps) => <AriaTextArea {...NO_TYPE} {...props} />
