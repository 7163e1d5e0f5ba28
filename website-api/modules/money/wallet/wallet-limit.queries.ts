import { and, eq, sql } from 'drizzle-orm'
import { WALLET_ROLES, type WalletRole } from '#contract/wallet-adjustment.ts'
import type { Queryable } from '#website-api/db/database.ts'
import type { Operator } from '#website-api/modules/platform/operators/operator.ts'
import { walletAdjustment, walletLimit } from './wallet-adjustment.table.ts'

/** Whole rupiah within 24 hours of a role without a setting of the company; null: no limit. */
const defaults: Record<WalletRole, number | null> = { owner: null, finance: 1_000_000 }

/** What this operator may still add to and take from wallets, whole rupiah; null: no limit. */
export async function walletLimitLeft(
	db: Queryable,
	companyId: number,
	{ id, role }: Pick<Operator, 'id' | 'role'>,
): Promise<number | null> {
	const limits = await walletLimits(db, companyId)
	const own = limits.find((one) => one.role === role)
	if (own?.most === null) return null
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
	return Math.max(0, (own?.most ?? 0) - (moved?.amount ?? 0))
}

/** The limits of all roles of a company. */
export async function walletLimits(db: Queryable, companyId: number) {
	const set = await db.select().from(walletLimit).where(eq(walletLimit.companyId, companyId))
	return WALLET_ROLES.map((role) => {
		const own = set.find((row) => row.role === role)
		return { role, most: own ? own.most : defaults[role] }
	})
}
