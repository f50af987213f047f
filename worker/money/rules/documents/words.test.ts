import { expect, test } from 'vitest'
import { amountInWords } from './words.ts'

test.each([
  [0, 'Rupees zero only'],
  [1_00, 'Rupees one only'],
  [19_00, 'Rupees nineteen only'],
  [40_00, 'Rupees forty only'],
  [101_00, 'Rupees one hundred and one only'],
  [1_000_00, 'Rupees one thousand only'],
  [99_999_00, 'Rupees ninety-nine thousand nine hundred and ninety-nine only'],
  [1_00_000_00, 'Rupees one lakh only'],
  [2_08_258_00, 'Rupees two lakh eight thousand two hundred and fifty-eight only'],
  [13_27_536_00, 'Rupees thirteen lakh twenty-seven thousand five hundred and thirty-six only'],
  [1_00_00_000_00, 'Rupees one crore only'],
  [12_34_56_789_00, 'Rupees twelve crore thirty-four lakh fifty-six thousand seven hundred and eighty-nine only'],
  [10_00_00_00_000_00, 'Rupees one thousand crore only'],
  [9_587_50, 'Rupees nine thousand five hundred and eighty-seven and fifty paise only'],
  [-5_00, 'Minus rupees five only'],
])('%i paise: %s', (amount, words) => expect(amountInWords(amount)).toBe(words))
