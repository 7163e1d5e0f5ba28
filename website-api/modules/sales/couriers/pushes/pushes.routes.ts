import { passCourierPush } from '#contract/courier-push.ts'
import { answer } from '#website-api/http/answer.ts'
import { Problem } from '#website-api/http/problem.ts'
import { receivePush } from './push.command.ts'

/** What providers of couriers tell a shop. */
export const courierPushAnswers = [
	answer(passCourierPush, async ({ db, couriers, companyId, body }) => {
		const { provider, headers, body: encoded } = body
		const verdict = await receivePush(db, couriers, {
			companyId,
			provider,
			headers: new Headers(headers),
			body: Buffer.from(encoded, 'base64'),
		})
		switch (verdict) {
			case 'STORED':
			case 'INSTALLATION':
				return { isStored: verdict === 'STORED' }
			case 'UNREADABLE':
				throw new Problem(400, 'NOTIFICATION_UNREADABLE')
			case 'FORGED':
				throw new Problem(401, 'NOTIFICATION_FORGED')
			case 'NO_ACCOUNT':
				throw new Problem(404, 'COURIER_ACCOUNT_NOT_FOUND')
		}
	}),
]
