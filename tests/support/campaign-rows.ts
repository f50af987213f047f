import { env } from 'cloudflare:workers'

const CAMPAIGNS = '(SELECT value FROM json_each(?1))'
const LINES = `(SELECT id FROM campaign_lines WHERE campaign_id IN ${CAMPAIGNS})`

/** Tables of a campaign. Milestones are left out: the clock makes papers, from which their last day follows. */
const TABLES = {
  campaigns: `id IN ${CAMPAIGNS}`,
  campaign_lines: `campaign_id IN ${CAMPAIGNS}`,
  allocations: `taker_id IN ${LINES}`,
  approvals: `subject_id IN ${CAMPAIGNS} OR subject_id IN (SELECT id FROM creatives WHERE line_id IN ${LINES})`,
  creatives: `line_id IN ${LINES}`,
  messages: `line_id IN ${LINES}`,
  proofs: `line_id IN ${LINES}`,
  proof_files: `proof_id IN (SELECT id FROM proofs WHERE line_id IN ${LINES})`,
  proof_shares: `campaign_id IN ${CAMPAIGNS}`,
}

/** All rows of some campaigns by table, for what must leave them as they are. */
export async function rowsOfCampaigns(ids: readonly string[]) {
  const results = await env.DB.batch(
    Object.entries(TABLES).map(([table, where]) =>
      env.DB.prepare(`SELECT * FROM ${table} WHERE ${where} ORDER BY rowid`).bind(JSON.stringify(ids)),
    ),
  )
  return Object.fromEntries(Object.keys(TABLES).map((table, n) => [table, results[n]?.results]))
}
