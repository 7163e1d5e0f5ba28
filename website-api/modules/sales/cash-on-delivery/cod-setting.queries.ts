import { eq } from 'drizzle-orm'
import type { CodSetting } from '#contract/cod-setting.ts'
import type { Queryable } from '#website-api/db/database.ts'
import { VENDOR_CODES } from '#contract/shipping-methods.ts'
import { codSetting } from './cod-setting.table.ts'

/** Before a company has saved any. */
const unsaved: CodSetting = {
	isOn: false,
	feeFixed: 0,
	feePerMille: 0,
	maximum: null,
	couriers: [],
	maxOpen: 2,
	maxRefused: 1,
	refusedDays: 90,
	excludedAreas: [],
}

/** On which terms a company sends orders that are paid to the courier. */
export async function codSettingOf(db: Queryable, companyId: number): Promise<CodSetting> {
	const [row] = await db.select().from(codSetting).where(eq(codSetting.companyId, companyId))
	if (!row) return unsaved
	const { companyId: _, ...saved } = row
	return { ...saved, couriers: couriersOf(saved.couriers) }
}

function couriersOf(codes: string[]): CodSetting['couriers'] {
	return VENDOR_CODES.flatMap((code) =>
		code !== 'SELF_PICKUP' && codes.includes(code) ? [code] : [],
	)
}
