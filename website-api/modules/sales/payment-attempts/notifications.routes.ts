import { passNotification } from '#contract/provider-notification.ts'
import { answer } from '#website-api/http/answer.ts'
import { Problem } from '#website-api/http/problem.ts'
import {
	isPayoutNotice,
	receivePayoutNotice,
} from '#website-api/modules/sales/payouts/payout-notice.command.ts'
import { receiveNotification } from './notification.command.ts'

/** What payment providers tell a shop. */
export const providerNotificationAnswers = [
	answer(passNotification, async ({ db, gateways, companyId, body }) => {
		const { provider, headers, body: encoded } = body
		const arrived = {
			companyId,
			provider,
			headers: new Headers(headers),
			body: Buffer.from(encoded, 'base64'),
		}
		const verdict = isPayoutNotice(arrived)
			? await receivePayoutNotice(db, gateways.payouts, arrived)
			: await receiveNotification(db, gateways.of, arrived)
		switch (verdict) {
			case 'STORED':
				return { isStored: true as const }
			case 'UNREADABLE':
				throw new Problem(400, 'NOTIFICATION_UNREADABLE')
			case 'FORGED':
				throw new Problem(401, 'NOTIFICATION_FORGED')
			case 'NO_ACCOUNT':
				throw new Problem(404, 'PAYMENT_ACCOUNT_NOT_FOUND')
		}
	}),
]
