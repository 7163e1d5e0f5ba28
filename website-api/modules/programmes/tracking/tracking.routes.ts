import { recordAffiliateClick, recordAgentClick } from '#contract/click.ts'
import { answer } from '#website-api/http/answer.ts'
import { recordClick } from './click.command.ts'

/** Clicks on links of affiliates and agents (spec sections 3 and 7). */
export const trackingAnswers = [
	answer(recordAffiliateClick, async ({ db, companyId, body, ...limits }) => ({
		isRecorded: await recordClick(db, companyId, { ...body, kind: 'AFFILIATE' }, limits),
	})),
	answer(recordAgentClick, async ({ db, companyId, body, ...limits }) => ({
		isRecorded: await recordClick(db, companyId, { ...body, kind: 'AGENT' }, limits),
	})),
]
