import { bodyLimit } from 'hono/body-limit'
import {
	askSettledLine,
	bookSettledLine,
	explainSettledLine,
	listReconciliations,
	readReconciliation,
	startReconciliation,
	uploadSettlement,
} from '#contract/reconciliation.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { chosenCompany } from '#website-api/modules/platform/operator-api/operator-guard.ts'
import { MAX_STATEMENT_BYTES } from '#website-api/modules/sales/statements/read/read-tables.ts'
import { inTurn } from '#website-api/modules/sales/statements/read/read-uploaded-statement.ts'
import { StatementFault } from '#website-api/modules/sales/statements/read/statement-fault.ts'
import { reconciledDay, reconciliationPage, reconciliationsOf } from './reconciliation.queries.ts'
import { readUploadedSettlement } from './settlement-file/read-uploaded-settlement.ts'
import { startDay, storeSettlement } from './start-day.command.ts'
import { askAboutLine, bookLine, explainLine } from './step.command.ts'

/** Slightly above the maximum, so that a file that is too large gets its own message. */
const maxBodyBytes = MAX_STATEMENT_BYTES + 100_000

/** Days compared with what providers of payments say that moved. */
export const reconciliationAnswers = [
	answer(listReconciliations, ({ db, caller, query }) =>
		reconciliationPage(db, chosenCompany(caller), query),
	),
	answer(readReconciliation, ({ db, caller, params: { id } }) =>
		reconciledDay(db, chosenCompany(caller), id),
	),
	answer(startReconciliation, async ({ db, caller, gateways, body: { provider, day } }) => {
		const companyId = chosenCompany(caller)
		// Also while the provider is away: staff see whether it answers again.
		const id = await startDay(db, gateways.evenAway, { companyId, provider }, day)
		return reconciledDay(db, companyId, id)
	}),
	answer(
		uploadSettlement,
		async ({ db, caller, query: { provider }, c }) => {
			const companyId = chosenCompany(caller)
			const days = await inTurn(companyId, async () => readOrRefuse(await c.req.arrayBuffer()))
			const ids = await storeSettlement(db, { companyId, provider }, days)
			return { list: await reconciliationsOf(db, companyId, ids) }
		},
		bodyLimit({ maxSize: maxBodyBytes }),
	),
	answer(bookSettledLine, async ({ db, caller, params: { id } }) => {
		const wanted = { companyId: chosenCompany(caller), id, by: caller.label }
		const dayId = await inTransaction(db, (tx) => bookLine(tx, wanted))
		return reconciledDay(db, wanted.companyId, dayId)
	}),
	answer(askSettledLine, async ({ db, caller, gateways, params: { id } }) => {
		const wanted = { companyId: chosenCompany(caller), id, by: caller.label }
		return reconciledDay(db, wanted.companyId, await askAboutLine(db, gateways.evenAway, wanted))
	}),
	answer(explainSettledLine, async ({ db, caller, params: { id }, body: { reason } }) => {
		const wanted = { companyId: chosenCompany(caller), id, by: caller.label }
		const dayId = await inTransaction(db, (tx) => explainLine(tx, wanted, reason))
		return reconciledDay(db, wanted.companyId, dayId)
	}),
]

async function readOrRefuse(content: ArrayBuffer) {
	try {
		return await readUploadedSettlement(new Uint8Array(content))
	} catch (error) {
		if (!(error instanceof StatementFault)) throw error
		const isUnknown = error.code === 'STATEMENT_UNKNOWN'
		throw fieldProblem('FILE', { message: isUnknown ? 'SETTLEMENT_UNKNOWN' : error.code })
	}
}
