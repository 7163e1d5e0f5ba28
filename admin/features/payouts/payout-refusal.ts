import type { Refusal } from '#admin/api/refusal.ts'
import { refusalResponse } from '#admin/http/answers.ts'

const known = [
	'PAYOUT_NEEDS_ANOTHER',
	'PAYOUT_NEEDS_OWNER',
	'PAYOUT_RUNNING',
	'PAYOUT_STATE',
	'PAYOUTS_OFF',
	'PAYOUT_BANK_UNKNOWN',
	'HOLDER_DIFFERS',
	'PAYMENT_PROVIDER_AWAY',
	'PAYOUT_HELD',
	'REFERENCE_USED',
] as const

/** The text of why a payout is not made. @throws Response for any other refusal */
export function payoutRefusal(answer: Refusal): `payouts:refusals.${(typeof known)[number]}` {
	const code = known.find((one) => one === answer.code)
	if (code === undefined) throw refusalResponse(answer)
	return `payouts:refusals.${code}`
}
