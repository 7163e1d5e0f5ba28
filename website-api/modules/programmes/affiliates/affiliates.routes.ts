import { type Context, Hono } from 'hono'
import { type AffiliateWire, CommissionQueryWire, ReferralWire } from '#contract/affiliate.ts'
import { StatementQueryWire } from '#contract/statement.ts'
import { type CustomerEnv, ownerFrom, requireCustomer } from '#website-api/http/customer-guard.ts'
import { readJson, readQuery } from '#website-api/http/input.ts'
import { findCompany } from '#website-api/modules/platform/companies/company.queries.ts'
import { balanceOf } from '#website-api/modules/money/ledger/account.queries.ts'
import { statementWire } from '#website-api/modules/money/ledger/statement-wire.queries.ts'
import { dayInJakarta } from '#website-api/modules/platform/periods/jakarta.queries.ts'
import { lastTwelve, periodName, periodOf } from '#website-api/modules/platform/periods/period.ts'
import { ownCode } from './affiliate.queries.ts'
import { switchOn } from './affiliate.command.ts'
import { affiliateMonths, commissionPage, refusedOrders } from './commission-list.queries.ts'
import { DEFAULT_DAYS } from './referral.queries.ts'
import { storeReferral } from './referral.command.ts'

/** The signed-in customer's affiliate link and commissions, under /affiliate. */
export const affiliateRoutes = new Hono<CustomerEnv>()
	.use(requireCustomer)
	.get('/', async (c) => c.json({ data: await affiliateOf(c) }))
	.post('/', async (c) => {
		await switchOn(c.var.db, ownerFrom(c))
		return c.json({ data: await affiliateOf(c) })
	})
	.post('/referral', async (c) => {
		const { AFFILIATE_TRACKING_CODE: code, CLICK_DATE } = await readJson(c, ReferralWire)
		await storeReferral(c.var.db, ownerFrom(c), { code, clickedAt: new Date(CLICK_DATE) })
		return c.json({ data: { IS_DONE: true } })
	})
	.get('/commission-list', async (c) => {
		const { PERIODE_CODE, PAGE_INDEX, DATA_PER_PAGE } = readQuery(c, CommissionQueryWire)
		const { list, total } = await commissionPage(c.var.db, ownerFrom(c), {
			period: PERIODE_CODE === undefined ? undefined : periodOf(PERIODE_CODE),
			index: PAGE_INDEX,
			size: DATA_PER_PAGE,
		})
		return c.json({
			data: { list, TOTAL_PAGES: Math.ceil(total / DATA_PER_PAGE), TOTAL_ROWS: total },
		})
	})
	.get('/statement', async (c) => {
		const query = readQuery(c, StatementQueryWire)
		const statement = await statementWire(c, 'affiliate_available', query)
		const { db, companyId, customerId } = c.var
		return c.json({
			data: {
				...statement,
				PENDING_BALANCE: await balanceOf(db, companyId, customerId, 'affiliate_pending'),
				HELD_BALANCE: await balanceOf(db, companyId, customerId, 'affiliate_held'),
			},
		})
	})

async function affiliateOf(c: Context<CustomerEnv>): Promise<AffiliateWire['data']> {
	const { db, companyId, customerId, locale } = c.var
	const owner = ownerFrom(c)
	const company = await findCompany(db, companyId)
	const code = await ownCode(db, owner)
	const months = await affiliateMonths(db, owner, code)
	const periods = lastTwelve(await dayInJakarta(db)).toReversed()
	const balance = (kind: 'affiliate_pending' | 'affiliate_available' | 'affiliate_held') =>
		balanceOf(db, companyId, customerId, kind)
	return {
		AFFILIATE_CODE: code,
		COMMISSION_PERCENT: company.affiliateRate / 100,
		DURATION_DAYS: company.affiliateCookieDays || DEFAULT_DAYS,
		PENDING_BALANCE: await balance('affiliate_pending'),
		AVAILABLE_BALANCE: await balance('affiliate_available'),
		HELD_BALANCE: await balance('affiliate_held'),
		PERIODE_LIST: periods.map((period) => {
			const month = months.get(period.code)
			return {
				PERIODE_CODE: period.code,
				PERIODE_NAME: periodName(period, locale),
				CLICK_COUNT: month?.clicks ?? 0,
				ORDER_COUNT: month?.orders ?? 0,
				COMMISSION: month?.earned ?? 0,
			}
		}),
		REFUSED_LIST: await refusedOrders(db, owner, code),
	}
}
