import { createHash, randomBytes } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '#website-api/db/database.ts'
import { operatorKey } from './operator-key.table.ts'

export type Operator = {
	role: 'owner' | 'staff'
	/** The one company the key is for; null: all. */
	companyId: number | null
}

/** A new key: 256 random bits, so that its plain digest can be kept. */
export function newOperatorKey(): string {
	return `etalase_${randomBytes(32).toString('base64url')}`
}

/** Stores a key unless it is there already. */
export async function storeOperatorKey(
	db: Queryable,
	key: string,
	operator: Operator & { label: string },
) {
	await db
		.insert(operatorKey)
		.values({ ...operator, keyHash: hashOf(key) })
		.onConflictDoNothing()
}

/** Whose key this is; undefined: nobody's, or revoked. */
export async function operatorOf(db: Queryable, key: string): Promise<Operator | undefined> {
	const [row] = await db
		.select({ role: operatorKey.role, companyId: operatorKey.companyId })
		.from(operatorKey)
		.where(and(eq(operatorKey.keyHash, hashOf(key)), isNull(operatorKey.revokedAt)))
	return row
}

function hashOf(key: string): string {
	return createHash('sha256').update(key).digest('hex')
}
