import { randomBytes } from 'node:crypto'
import { and, asc, desc, eq } from 'drizzle-orm'
import type { OperatorKey } from '#contract/operator-key.ts'
import { type Queryable, setLocal, type Transaction } from '#website-api/db/database.ts'
import { company } from '#website-api/modules/platform/companies/company.table.ts'
import { type Caller, callerColumns } from './caller.ts'
import { operatorKey } from './operator-key.table.ts'

/** A new key of 256 random bits. Because of this entropy an unsalted digest of it can be stored. */
export function newOperatorKey(): string {
	return `etalase_${randomBytes(32).toString('base64url')}`
}

/** The keys that this caller may list, newest first, or only the one with this id. */
export async function operatorKeys(
	db: Queryable,
	caller: Pick<Caller, 'companyId'>,
	id?: string,
): Promise<OperatorKey[]> {
	const rows = await db
		.select({ key: operatorKey, code: company.code })
		.from(operatorKey)
		.leftJoin(company, eq(company.id, operatorKey.companyId))
		.where(and(seenBy(caller), id === undefined ? undefined : eq(operatorKey.id, id)))
		.orderBy(desc(operatorKey.createdAt), asc(operatorKey.id))
	return rows.map(({ key, code }) => ({ ...key, companyCode: code }))
}

/** Sets the caller that the transaction's changes of orders are recorded with. */
export async function actAs(tx: Transaction, caller: Caller) {
	const { keyId, staffId } = callerColumns(caller)
	await setLocal(tx, 'etalase.operator_key', keyId ?? '')
	await setLocal(tx, 'etalase.staff', staffId ?? '')
}

export function seenBy({ companyId }: Pick<Caller, 'companyId'>) {
	return companyId === null ? undefined : eq(operatorKey.companyId, companyId)
}
