import type { KeyIn } from '#admin/i18n/text-keys.ts'
import type { SalesDimension } from '#contract/sales-report.ts'

type ByDimension = Record<SalesDimension, KeyIn<'reports'> | null>

/** The column of what was given away, e.g. a commission; null: none. */
export const givenOf = {
	PRODUCT: null,
	CATEGORY: null,
	COURIER: null,
	REGION: null,
	AGENT: 'given.AGENT',
	AFFILIATE: 'given.AFFILIATE',
	VOUCHER: 'given.VOUCHER',
} as const satisfies ByDimension

/** The row of sales without a product, a category and so on. */
export const withoutOf = {
	PRODUCT: 'without.other',
	CATEGORY: 'without.CATEGORY',
	COURIER: 'without.other',
	REGION: 'without.REGION',
	AGENT: 'without.other',
	AFFILIATE: 'without.other',
	VOUCHER: 'without.other',
} as const satisfies ByDimension

/** Why the table is empty. */
export const emptyOf = {
	PRODUCT: 'empty.text',
	CATEGORY: 'empty.text',
	COURIER: 'empty.text',
	REGION: 'empty.text',
	AGENT: 'empty.AGENT',
	AFFILIATE: 'empty.AFFILIATE',
	VOUCHER: 'empty.VOUCHER',
} as const satisfies ByDimension

/** What the table shows. */
export const aboutOf = {
	PRODUCT: 'about.other',
	CATEGORY: 'about.CATEGORY',
	COURIER: 'about.other',
	REGION: 'about.other',
	AGENT: 'about.AGENT',
	AFFILIATE: 'about.AFFILIATE',
	VOUCHER: 'about.VOUCHER',
} as const satisfies ByDimension
