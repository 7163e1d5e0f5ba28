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
import { chosenCompany } from '#website-api/modules/platform/operators/operator-guard.ts'
import { actAs } from '#website-api/modules/platform/operators/operator-key.queries.ts'
import type { Operator } from '#website-api/modules/platform/operators/operator.ts'
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
	answer(listBankStatements, async ({ db, operator }) => {
		const companyId = chosenCompany(operator)
		const list = await statementsOf(db, companyId)
		return { list, accounts: await shopBanksOf(db, companyId) }
	}),
	answer(
		uploadBankStatement,
		async ({ db, operator, query: { account: chosen, fileName }, c }) => {
			const companyId = chosenCompany(operator)
			const read = await inTurn(companyId, async () => readOrRefuse(await c.req.arrayBuffer()))
			const by = operator.label
			const ids = await inTransaction(db, (tx) =>
				storeStatement(tx, { companyId, read, fileName, chosen, by }),
			)
			c.set('made', ids.join(' ').slice(0, 200))
			return { list: await statementsOf(db, companyId, ids) }
		},
		bodyLimit({ maxSize: MAX_BODY_BYTES }),
	),
	answer(reviewBankStatement, ({ db, operator, params, query }) =>
		reviewOf(db, chosenCompany(operator), params.id, query),
	),
	answer(readBankLine, ({ db, operator, params }) =>
		lineOf(db, chosenCompany(operator), params.id),
	),
	answer(payWithBankLine, async ({ params: { id: lineId }, body, ...asked }) => {
		const number = normaliseReferenceNumber(body.number)
		const { outcome } = await asOperator(asked, (tx, of) =>
			confirmLine(tx, { ...of, lineId }, number, { exactly: false }),
		)
		return { outcome }
	}),
	answer(confirmBankLines, async (asked) => ({ list: await confirmEach(asked) })),
	answer(dismissBankLines, async ({ body: { ids, note }, ...asked }) => ({
		dismissed: await asOperator(asked, (tx, of) =>
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
			await asOperator(asked, (tx, of) =>
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

function asOperator<T>(
	{ db, operator }: { db: Database; operator: Operator },
	work: (tx: Transaction, of: { companyId: number; by: string }) => Promise<T>,
): Promise<T> {
	const of = { companyId: chosenCompany(operator), by: operator.label }
	return inTransaction(db, async (tx) => {
		await actAs(tx, operator)
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
