import { cancelPayoutBatch, createPayoutBatch, payPayoutBatch } from '#contract/payout-batch.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import { checkedPayout } from '#website-api/modules/money/audit/checked-payout.ts'
import { chosenCompany } from '#website-api/modules/platform/operators/operator-guard.ts'
import { cancelBatch, insertBatch, payBatch } from './payout-batch.command.ts'
import { payoutsOf } from './payout-list.queries.ts'

/** Files of transfers that staff give to the shop's bank. */
export const payoutBatchAnswers = [
	answer(createPayoutBatch, async ({ operator, body: { withdrawalIds }, ...place }) => {
		const companyId = chosenCompany(operator)
		const batchId = await checkedPayout(place, (tx) =>
			insertBatch(tx, companyId, withdrawalIds, operator),
		)
		return { list: await payoutsOf(place.db, operator, { batchId }) }
	}),
	answer(payPayoutBatch, async ({ operator, params: { id: batchId }, body, db }) => {
		const batch = { companyId: chosenCompany(operator), batchId }
		await inTransaction(db, (tx) => payBatch(tx, batch, body.reference, operator))
		return { list: await payoutsOf(db, operator, { batchId }) }
	}),
	answer(cancelPayoutBatch, async ({ operator, params: { id: batchId }, db }) => {
		const batch = { companyId: chosenCompany(operator), batchId }
		await inTransaction(db, (tx) => cancelBatch(tx, batch))
		return { list: await payoutsOf(db, operator, { batchId }) }
	}),
]
