const NO_MONEY = [
  /\b(?:zero|nil|0|no|shunya) (?:budget|rupees?|money|spend|cost|rs|paise)\b(?! (?:constraints?|limit|limits|yet|cap|issue|issues|problem|bar|decided|fixed|restriction))/,
  /\b(?:budget|spend)(?: is| =| :|:| hai| of)? ?(?:zero|nil|0|nothing|shunya|nahi hai)(?![\d.,]*\d)(?! ?%)/,
  /\b(?:for free|do (?:it|this|that) (?:for )?free|(?:run|give|make) (?:it|this|me|us) (?:for )?free|free of (?:cost|charge)|free mein|free me\b|muft|bina paise|without (?:any )?(?:money|budget|paying))/,
  /(?<!-)\bfree (?:ads?|advertising|advertisement|campaign|hoardings?|promotion|publicity)\b/,
]

/** Whether a normalised text says that nothing is to be spent: "budget is zero", "do it free"; not "sugar-free". */
export const saysNothing = (text: string): boolean => NO_MONEY.some((pattern) => pattern.test(text))
