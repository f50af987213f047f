import { type Paise, toRupees } from '../../../kernel/rules/money.ts'
import { xmlText } from '../../../kernel/rules/text/xml.ts'
import type { Voucher, VoucherEntry } from './vouchers.ts'

// Vouchers as TallyPrime imports them (Import, Transactions). Ledgers that a company does not have yet are made there first.

/** Names and narrations are one line. */
const text = (typed: string) => xmlText(typed.replace(/\s+/gu, ' ').trim())

const element = (name: string, value: string) => `<${name}>${text(value)}</${name}>`

/** Debits are negative in Tally, and marked as deemed positive. */
const money = (amount: Paise) => toRupees(amount).toFixed(2)

function entryXml({ ledger, amount, bill }: VoucherEntry): string {
  const bills = bill
    ? [
        '<BILLALLOCATIONS.LIST>',
        element('NAME', bill.name),
        element('BILLTYPE', bill.type),
        element('AMOUNT', money(amount)),
        '</BILLALLOCATIONS.LIST>',
      ]
    : []
  return [
    '<ALLLEDGERENTRIES.LIST>',
    element('LEDGERNAME', ledger),
    element('ISDEEMEDPOSITIVE', amount < 0 ? 'Yes' : 'No'),
    element('AMOUNT', money(amount)),
    ...bills,
    '</ALLLEDGERENTRIES.LIST>',
  ].join('')
}

const voucherXml = ({ id, type, on, number, party, gstin, place, narration, entries }: Voucher): string =>
  [
    '<TALLYMESSAGE xmlns:UDF="TallyUDF">',
    `<VOUCHER REMOTEID="${text(id)}" VCHTYPE="${type}" ACTION="Create" OBJVIEW="Accounting Voucher View">`,
    element('DATE', on.replaceAll('-', '')),
    element('VOUCHERTYPENAME', type),
    element('VOUCHERNUMBER', number),
    element('REFERENCE', number),
    element('PARTYLEDGERNAME', party),
    ...(gstin ? [element('PARTYGSTIN', gstin)] : []),
    ...(place ? [element('PLACEOFSUPPLY', place)] : []),
    element('NARRATION', narration),
    ...entries.map(entryXml),
    '</VOUCHER>',
    '</TALLYMESSAGE>',
  ].join('')

/** The vouchers as a file. It names no company: they go into the one that is open. */
export const tallyXml = (vouchers: readonly Voucher[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<ENVELOPE><HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER><BODY><IMPORTDATA><REQUESTDESC><REPORTNAME>Vouchers</REPORTNAME></REQUESTDESC><REQUESTDATA>',
    ...vouchers.map(voucherXml),
    '</REQUESTDATA></IMPORTDATA></BODY></ENVELOPE>',
    '',
  ].join('\n')
