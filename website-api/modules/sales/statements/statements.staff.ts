import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import {
	BankConfirmationBatchWire,
	BankDismissalBatchWire,
	BankLinePaymentWire,
	BankReviewQueryWire,
	BankStatementQueryWire,
} from '#contract/operator-bank.ts'
import { inTransaction, type Transaction } from '#website-api/db/database.ts'
import { reasonOf } from '#website-api/http/failure.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { idFrom, readJson, readQuery } from '#website-api/http/input.ts'
import { Problem } from '#website-api/http/problem.ts'
import { bankAccountWires } from '#website-api/modules/platform/bank-accounts/bank-accounts.staff.ts'
import {
	chosenCompany,
	type OperatorEnv,
} from '#website-api/modules/platform/operators/operator-guard.ts'
import { actAs } from '#website-api/modules/platform/operators/operator-key.queries.ts'
import { normaliseReferenceNumber } from '#website-api/modules/platform/references/reference-number.ts'
import { MAX_STATEMENT_BYTES } from './read/read-tables.ts'
import { inTurn, readUploadedStatement } from './read/read-uploaded-statement.ts'
import { StatementFault } from './read/statement-fault.ts'
import { lineOf, reviewOf, statementsOf } from './review.queries.ts'
import { confirmLine, ignoreLines } from './settle-line.command.ts'
import { storeStatement } from './store-statement.command.ts'

/** Slightly above the maximum of a statement, so that one that is too large gets its specific error message. */
const MAX_BODY_BYTES = MAX_STATEMENT_BYTES + 100_000

/** Endpoints for bank statements and their payments, under /operator/v1. */
export const statementStaffRoutes = new Hono<OperatorEnv>()
	.get('/bank-statements', async (c) => {
		const companyId = chosenCompany(c.var.operator)
		const list = await statementsOf(c.var.db, companyId)
		return c.json({ data: { list, ACCOUNT_LIST: await bankAccountWires(c.var.db, companyId) } })
	})
	.post('/bank-statements', bodyLimit({ maxSize: MAX_BODY_BYTES }), async (c) => {
		const { ACCOUNT: chosen, FILE_NAME: fileName } = readQuery(c, BankStatementQueryWire)
		const companyId = chosenCompany(c.var.operator)
		const read = await inTurn(companyId, async () => readOrRefuse(await c.req.arrayBuffer()))
		const by = c.var.operator.label
		const ids = await inTransaction(c.var.db, (tx) =>
			storeStatement(tx, { companyId, read, fileName, chosen, by }),
		)
		c.set('made', ids.join(' ').slice(0, 200))
		return c.json({ data: { list: await statementsOf(c.var.db, companyId, ids) } }, 201)
	})
	.get('/bank-statements/:id', async (c) => {
		const id = idFrom(c, 'STATEMENT_NOT_FOUND')
		const { ALL_LINES: hasAll } = readQuery(c, BankReviewQueryWire)
		const companyId = chosenCompany(c.var.operator)
		return c.json({ data: await reviewOf(c.var.db, companyId, id, { hasAll }) })
	})
	.get('/bank-lines/:id', async (c) => {
		const id = idFrom(c, 'BANK_LINE_NOT_FOUND')
		return c.json({ data: await lineOf(c.var.db, chosenCompany(c.var.operator), id) })
	})
	.post('/bank-lines/:id/payment', async (c) => {
		const lineId = idFrom(c, 'BANK_LINE_NOT_FOUND')
		const { ORDER_NUMBER } = await readJson(c, BankLinePaymentWire)
		const { outcome } = await asOperator(c, (tx, of) =>
			confirmLine(tx, { ...of, lineId }, normaliseReferenceNumber(ORDER_NUMBER), {
				exactly: false,
			}),
		)
		return c.json({ data: { OUTCOME: outcome } })
	})
	.post('/bank-line-batches/confirmations', async (c) => {
		const { list } = await readJson(c, BankConfirmationBatchWire)
		return c.json({ data: { list: await confirmEach(c, list) } })
	})
	.post('/bank-line-batches/dismissals', async (c) => {
		const { LINE_ID_LIST, NOTE } = await readJson(c, BankDismissalBatchWire)
		const DISMISSED = await asOperator(c, (tx, of) =>
			ignoreLines(tx, { ...of, lineIds: [...new Set(LINE_ID_LIST)] }, NOTE),
		)
		return c.json({ data: { DISMISSED } })
	})

/** Books each line in its own transaction; returns the skipped lines with reasons. */
async function confirmEach(
	c: Context<OperatorEnv>,
	list: { LINE_ID: string; ORDER_NUMBER: string }[],
) {
	const results = []
	for (const { LINE_ID, ORDER_NUMBER } of list) {
		const number = normaliseReferenceNumber(ORDER_NUMBER)
		const said = { LINE_ID, ORDER_NUMBER: number }
		try {
			await asOperator(c, (tx, of) =>
				confirmLine(tx, { ...of, lineId: LINE_ID }, number, { exactly: true }),
			)
			results.push({ ...said, IS_DONE: true, CODE: null, MESSAGE: null })
		} catch (error) {
			if (!(error instanceof Problem)) throw error
			const { code, words } = reasonOf(error, c.var.locale)
			results.push({ ...said, IS_DONE: false, CODE: code, MESSAGE: words })
		}
	}
	return results
}

function asOperator<T>(
	c: Context<OperatorEnv>,
	work: (tx: Transaction, of: { companyId: number; by: string }) => Promise<T>,
): Promise<T> {
	const { db, operator } = c.var
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
