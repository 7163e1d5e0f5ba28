import { createHash } from 'node:crypto'
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import type { OperatorKeyRole } from '#contract/operator/permissions.ts'
import type { Queryable, Transaction } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import { isServed } from '#website-api/modules/platform/companies/company-at-rest.table.ts'
import type { Caller } from './caller.ts'
import { operatorKey } from './operator-key.table.ts'
import { seenBy } from './operator-key.queries.ts'

/** Role, company and label of a key. */
export type KeyScope = {
	role: OperatorKeyRole
	/** Id of the company that the key is for; null: the whole installation. */
	companyId: number | null
}
/** The key that a request carries. */
export type KeyCaller = KeyScope & { id: string; label: string }

/** Stores a key unless it exists; returns the id of a new one. */
export async function storeOperatorKey(
	db: Queryable,
	key: string,
	scope: KeyScope & { label: string },
): Promise<string | undefined> {
	const [stored] = await db
		.insert(operatorKey)
		.values({ ...scope, keyHash: hashOf(key) })
		.onConflictDoNothing()
		.returning({ id: operatorKey.id })
	return stored?.id
}

/** The id of the first key: of two processes that start with an empty database one makes it. */
const FIRST_KEY = '00000000-0000-4000-8000-000000000001'

/** Stores an owner's key of the installation if it has none; returns whether it had none. */
export async function storeFirstKey(db: Queryable, key: string): Promise<boolean> {
	const { rows } = await db.execute(sql`
		insert into operator_key (id, key_hash, label, role)
		select ${FIRST_KEY}::uuid, ${hashOf(key)}, 'first key', 'owner'
		where not exists (
			select from operator_key where role = 'owner' and company_id is null and revoked_at is null
		)
		on conflict do nothing
		returning id`)
	return rows.length > 0
}

/** The caller with a key; undefined if it is unknown or revoked. Records its last use, to the minute. */
export async function keyCallerOf(db: Queryable, key: string): Promise<KeyCaller | undefined> {
	const isStale = sql<boolean>`(${operatorKey.lastUsedAt} is null or ${operatorKey.lastUsedAt} < now() - interval '1 minute')`
	const [row] = await db
		.select({
			id: operatorKey.id,
			label: operatorKey.label,
			role: operatorKey.role,
			companyId: operatorKey.companyId,
			isStale,
		})
		.from(operatorKey)
		.where(
			and(
				eq(operatorKey.keyHash, hashOf(key)),
				isNull(operatorKey.revokedAt),
				// The key of a company that has moved is of another cell.
				or(isNull(operatorKey.companyId), isServed(operatorKey.companyId)),
			),
		)
	if (!row) return undefined
	const { isStale: wasStale, ...caller } = row
	if (wasStale) {
		await db
			.update(operatorKey)
			.set({ lastUsedAt: sql`now()` })
			.where(and(eq(operatorKey.id, caller.id), isStale))
	}
	return caller
}

/**
 * Revokes a key; does nothing if it is revoked already. 404 KEY_NOT_FOUND; 409 LAST_OWNER_KEY, since nobody could
 * create another key.
 */
export async function revokeOperatorKey(
	tx: Transaction,
	caller: Pick<Caller, 'companyId'>,
	id: string,
) {
	// Locked, so that two concurrent revocations cannot revoke the last two keys.
	const owners = await tx
		.select({ id: operatorKey.id })
		.from(operatorKey)
		.where(
			and(
				eq(operatorKey.role, 'owner'),
				isNull(operatorKey.companyId),
				isNull(operatorKey.revokedAt),
			),
		)
		.orderBy(asc(operatorKey.id))
		.for('update')
	const isSeen = caller.companyId === null
	if (isSeen && owners.length === 1 && owners[0]?.id === id)
		throw new Problem(409, 'LAST_OWNER_KEY')
	const revoked = await tx
		.update(operatorKey)
		.set({ revokedAt: sql`least(${operatorKey.revokedAt}, now())` })
		.where(and(eq(operatorKey.id, id), seenBy(caller)))
		.returning({ id: operatorKey.id })
	if (revoked.length === 0) throw new Problem(404, 'KEY_NOT_FOUND')
}

function hashOf(key: string): string {
	return createHash('sha256').update(key).digest('hex')
}
