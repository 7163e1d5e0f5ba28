import { bodyLimit } from 'hono/body-limit'
import {
	bookCodRemittance,
	dismissRemittedLine,
	listCodDebts,
	listCodRemittances,
	readCodRemittance,
	restoreRemittedLine,
	uploadCodRemittance,
	writeOffCod,
} from '#contract/cod-remittance.ts'
import { getCodSetting, saveCodSetting } from '#contract/cod-setting.ts'
import { inTransaction, type Transaction } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import {
	chosenCompany,
	type OperatorApiEnv,
} from '#website-api/modules/platform/operator-api/operator-guard.ts'
import { actAs } from '#website-api/modules/platform/operator-api/operator-key.queries.ts'
import { inStaffOrder } from '#website-api/modules/sales/orders/change-staff-order.command.ts'
import { MAX_STATEMENT_BYTES } from '#website-api/modules/sales/statements/read/read-tables.ts'
import { inTurn } from '#website-api/modules/sales/statements/read/read-uploaded-statement.ts'
import { StatementFault } from '#website-api/modules/sales/statements/read/statement-fault.ts'
import { bookRemittance, writeOff } from './book-remittance.command.ts'
import { dismissLine, restoreLine } from './dismiss-line.command.ts'
import { codSettingOf } from './cod-setting.queries.ts'
import { codSetting } from './cod-setting.table.ts'
import { codDebts } from './debts.queries.ts'
import { readUploadedRemittance } from './read-uploaded-remittance.ts'
import { remittancesOf, reviewRemittance } from './remittance.queries.ts'
import { storeRemittance } from './store-remittance.command.ts'

/** Slightly above the maximum, so that a file that is too large gets its own message. */
const maxBodyBytes = MAX_STATEMENT_BYTES + 100_000

/** Orders that are paid to the courier: terms, what couriers owe, and what they pass on. */
export const codAnswers = [
	answer(getCodSetting, ({ db, caller }) => codSettingOf(db, chosenCompany(caller))),
	answer(saveCodSetting, async ({ db, caller, body }) => {
		const companyId = chosenCompany(caller)
		const areas = body.excludedAreas.map((area) => area.toLowerCase())
		const values = { ...body, excludedAreas: [...new Set(areas)] }
		await inTransaction(db, async (tx) => {
			await actAs(tx, caller)
			await tx
				.insert(codSetting)
				.values({ companyId, ...values })
				.onConflictDoUpdate({ target: codSetting.companyId, set: values })
		})
		return codSettingOf(db, companyId)
	}),
	answer(listCodDebts, ({ db, caller, query }) => codDebts(db, chosenCompany(caller), query)),
	answer(writeOffCod, async ({ body: { reason }, ...asked }) => {
		await inStaffOrder(asked, (tx, order) => writeOff(tx, order, reason))
		return { outcome: 'WRITTEN_OFF' as const }
	}),
	answer(listCodRemittances, async ({ db, caller }) => ({
		list: await remittancesOf(db, chosenCompany(caller)),
	})),
	answer(
		uploadCodRemittance,
		async ({ db, caller, query: { fileName }, c }) => {
			const companyId = chosenCompany(caller)
			const lines = await inTurn(companyId, async () => readOrRefuse(await c.req.arrayBuffer()))
			const by = caller.label
			const id = await inTransaction(db, (tx) =>
				storeRemittance(tx, { companyId, lines, fileName, by }),
			)
			c.set('made', id)
			return reviewRemittance(db, companyId, id)
		},
		bodyLimit({ maxSize: maxBodyBytes }),
	),
	answer(readCodRemittance, ({ db, caller, params: { id } }) =>
		reviewRemittance(db, chosenCompany(caller), id),
	),
	answer(bookCodRemittance, async ({ db, caller, params: { id } }) => {
		const companyId = chosenCompany(caller)
		await inTransaction(db, async (tx) => {
			await actAs(tx, caller)
			await bookRemittance(tx, companyId, id, caller.label)
		})
		return reviewRemittance(db, companyId, id)
	}),
	answer(dismissRemittedLine, ({ body: { reason }, ...asked }) =>
		changeLine(asked, (tx, key) => dismissLine(tx, key, { reason, by: asked.caller.label })),
	),
	answer(restoreRemittedLine, (asked) => changeLine(asked, restoreLine)),
]

type AboutLine = Pick<OperatorApiEnv['Variables'], 'db' | 'caller'> & {
	params: { id: string; line: string }
}

async function changeLine(
	{ db, caller, params: { id: remittanceId, line } }: AboutLine,
	change: (tx: Transaction, key: Parameters<typeof restoreLine>[1]) => Promise<void>,
) {
	const companyId = chosenCompany(caller)
	await inTransaction(db, async (tx) => {
		await actAs(tx, caller)
		await change(tx, { companyId, remittanceId, id: line })
	})
	return reviewRemittance(db, companyId, remittanceId)
}

async function readOrRefuse(content: ArrayBuffer) {
	try {
		return await readUploadedRemittance(new Uint8Array(content))
	} catch (error) {
		if (!(error instanceof StatementFault)) throw error
		const isUnknown = error.code === 'STATEMENT_UNKNOWN'
		throw fieldProblem('FILE', { message: isUnknown ? 'REMITTANCE_UNKNOWN' : error.code })
	}
}
