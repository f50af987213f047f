/** Answer time of our team for messages, claims and listings. People keep this one, and no rule. */
export const TEAM_ANSWER = 'one working day'
