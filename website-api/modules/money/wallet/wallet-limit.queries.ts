import { and, eq, sql } from 'drizzle-orm'
import { WALLET_ROLES, type WalletRole } from '#contract/wallet-adjustment.ts'
import type { Queryable } from '#website-api/db/database.ts'
import type { Caller } from '#website-api/modules/platform/operator-api/caller.ts'
import {
	limitOfRole,
	type RoleLimits,
} from '#website-api/modules/platform/role-limits/role-limits.queries.ts'
import { walletAdjustment, walletLimit } from './wallet-adjustment.table.ts'

/** Whole rupiah that a role may add to and take from wallets within 24 hours. */
export const WALLET_LIMITS: RoleLimits<WalletRole> = {
	table: walletLimit,
	roles: WALLET_ROLES,
	defaults: { owner: null, finance: 1_000_000 },
}

/** What this caller may still add to and take from wallets, whole rupiah; null: no limit. */
export async function walletLimitLeft(
	db: Queryable,
	companyId: number,
	{ id, role }: Pick<Caller, 'id' | 'role'>,
): Promise<number | null> {
	const most = await limitOfRole(db, companyId, WALLET_LIMITS, role)
	if (most === null) return null
	const [moved] = await db
		.select({
			amount: sql<number>`coalesce(sum(abs(${walletAdjustment.amount})), 0)`.mapWith(Number),
		})
		.from(walletAdjustment)
		.where(
			and(
				eq(walletAdjustment.companyId, companyId),
				eq(walletAdjustment.makerId, id),
				sql`${walletAdjustment.at} > now() - interval '24 hours'`,
			),
		)
	return Math.max(0, most - (moved?.amount ?? 0))
}
