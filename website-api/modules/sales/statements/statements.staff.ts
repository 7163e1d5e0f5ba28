import { bodyLimit } from 'hono/body-limit'
import {
	confirmBankLines,
	dismissBankLines,
	payWithBankLine,
	readBankLine,
} from '#contract/bank-line.ts'
import {
	listBankStatements,
	reviewBankStatement,
	uploadBankStatement,
} from '#contract/bank-statement.ts'
import { type Database, inTransaction, type Transaction } from '#website-api/db/database.ts'
import { answer, type Request } from '#website-api/http/answer.ts'
import { reasonOf } from '#website-api/http/failure.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { Problem } from '#website-api/http/problem.ts'
import { shopBanksOf } from '#website-api/modules/platform/bank-accounts/bank-accounts.staff.ts'
import { chosenCompany } from '#website-api/modules/platform/operator-api/operator-guard.ts'
import { actAs } from '#website-api/modules/platform/operator-api/operator-key.queries.ts'
import type { Caller } from '#website-api/modules/platform/operator-api/caller.ts'
import { normaliseReferenceNumber } from '#website-api/modules/platform/references/reference-number.ts'
import { MAX_STATEMENT_BYTES } from './read/read-tables.ts'
import { inTurn, readUploadedStatement } from './read/read-uploaded-statement.ts'
import { StatementFault } from './read/statement-fault.ts'
import { lineOf, reviewOf, statementsOf } from './review.queries.ts'
import { confirmLine, ignoreLines } from './settle-line.command.ts'
import { storeStatement } from './store-statement.command.ts'

/** Slightly above the maximum of a statement, so that one that is too large gets its specific error message. */
const MAX_BODY_BYTES = MAX_STATEMENT_BYTES + 100_000

/** Bank statements and their payments. */
export const bankStatementAnswers = [
	answer(listBankStatements, async ({ db, caller }) => {
		const companyId = chosenCompany(caller)
		const list = await statementsOf(db, companyId)
		return { list, accounts: await shopBanksOf(db, companyId) }
	}),
	answer(
		uploadBankStatement,
		async ({ db, caller, query: { account: chosen, fileName }, c }) => {
			const companyId = chosenCompany(caller)
			const read = await inTurn(companyId, async () => readOrRefuse(await c.req.arrayBuffer()))
			const by = caller.label
			const ids = await inTransaction(db, (tx) =>
				storeStatement(tx, { companyId, read, fileName, chosen, by }),
			)
			c.set('made', ids.join(' ').slice(0, 200))
			return { list: await statementsOf(db, companyId, ids) }
		},
		bodyLimit({ maxSize: MAX_BODY_BYTES }),
	),
	answer(reviewBankStatement, ({ db, caller, params, query }) =>
		reviewOf(db, chosenCompany(caller), params.id, query),
	),
	answer(readBankLine, ({ db, caller, params }) => lineOf(db, chosenCompany(caller), params.id)),
	answer(payWithBankLine, async ({ params: { id: lineId }, body, ...asked }) => {
		const number = normaliseReferenceNumber(body.number)
		const { outcome } = await asCaller(asked, (tx, of) =>
			confirmLine(tx, { ...of, lineId }, number, { exactly: false }),
		)
		return { outcome }
	}),
	answer(confirmBankLines, async (asked) => ({ list: await confirmEach(asked) })),
	answer(dismissBankLines, async ({ body: { ids, note }, ...asked }) => ({
		dismissed: await asCaller(asked, (tx, of) =>
			ignoreLines(tx, { ...of, lineIds: [...new Set(ids)] }, note),
		),
	})),
]

/** Books each line in its own transaction; returns the skipped lines with reasons. */
async function confirmEach({ body, locale, ...asked }: Request<typeof confirmBankLines>) {
	const results = []
	for (const { id, number: typed } of body.list) {
		const number = normaliseReferenceNumber(typed)
		const said = { id, number }
		try {
			await asCaller(asked, (tx, of) =>
				confirmLine(tx, { ...of, lineId: id }, number, { exactly: true }),
			)
			results.push({ ...said, isDone: true, code: null, message: null })
		} catch (error) {
			if (!(error instanceof Problem)) throw error
			const { code, words } = reasonOf(error, locale)
			results.push({ ...said, isDone: false, code, message: words })
		}
	}
	return results
}

function asCaller<T>(
	{ db, caller }: { db: Database; caller: Caller },
	work: (tx: Transaction, of: { companyId: number; by: string }) => Promise<T>,
): Promise<T> {
	const of = { companyId: chosenCompany(caller), by: caller.label }
	return inTransaction(db, async (tx) => {
		await actAs(tx, caller)
		return work(tx, of)
	})
}

async function readOrRefuse(content: ArrayBuffer) {
	try {
		return await readUploadedStatement(new Uint8Array(content))
	} catch (error) {
		if (!(error instanceof StatementFault)) throw error
		throw fieldProblem('FILE', { message: error.code })
	}
}
