import { cancelPayoutBatch, createPayoutBatch, payPayoutBatch } from '#contract/payout-batch.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import { checkedPayout } from '#website-api/modules/money/audit/checked-payout.ts'
import { chosenCompany } from '#website-api/modules/platform/operator-api/operator-guard.ts'
import { cancelBatch, insertBatch, payBatch } from './payout-batch.command.ts'
import { payoutsOf } from './payout-list.queries.ts'

/** Files of transfers that staff give to the shop's bank. */
export const payoutBatchAnswers = [
	answer(createPayoutBatch, async ({ caller, body: { withdrawalIds }, ...place }) => {
		const companyId = chosenCompany(caller)
		const batchId = await checkedPayout(place, (tx) =>
			insertBatch(tx, companyId, withdrawalIds, caller),
		)
		return { list: await payoutsOf(place.db, caller, { batchId }) }
	}),
	answer(payPayoutBatch, async ({ caller, params: { id: batchId }, body, db }) => {
		const batch = { companyId: chosenCompany(caller), batchId }
		await inTransaction(db, (tx) => payBatch(tx, batch, body.reference, caller))
		return { list: await payoutsOf(db, caller, { batchId }) }
	}),
	answer(cancelPayoutBatch, async ({ caller, params: { id: batchId }, db }) => {
		const batch = { companyId: chosenCompany(caller), batchId }
		await inTransaction(db, (tx) => cancelBatch(tx, batch))
		return { list: await payoutsOf(db, caller, { batchId }) }
	}),
]
