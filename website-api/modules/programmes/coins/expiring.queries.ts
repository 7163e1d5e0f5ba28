import { and, isNull, sql } from 'drizzle-orm'
import { isServed } from '#website-api/modules/platform/companies/company-at-rest.table.ts'
import { coinLot } from './coin-lot.table.ts'

/** Whether the expiry day of coins has passed. */
export const isExpiring = and(
	isNull(coinLot.expiredAt),
	sql`${coinLot.expiresAt} <= now()`,
	isServed(coinLot.companyId),
)
