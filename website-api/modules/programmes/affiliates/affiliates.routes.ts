import {
	activateAffiliate,
	type Affiliate,
	getAffiliate,
	keepReferral,
	listCommissions,
} from '#contract/affiliate.ts'
import { getAffiliateStatement } from '#contract/statement.ts'
import type { Database } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import { done } from '#website-api/http/done.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import { findCompany } from '#website-api/modules/platform/companies/company.queries.ts'
import { balanceOf } from '#website-api/modules/money/ledger/account.queries.ts'
import { statementPage } from '#website-api/modules/money/ledger/statement-page.queries.ts'
import type { Owner } from '#website-api/modules/platform/identity/customer.queries.ts'
import { dayInJakarta } from '#website-api/modules/platform/periods/jakarta.queries.ts'
import { lastTwelve, periodName } from '#website-api/modules/platform/periods/period.ts'
import { ownCode } from './affiliate.queries.ts'
import { switchOn } from './affiliate.command.ts'
import { affiliateMonths, commissionPage, refusedOrders } from './commission-list.queries.ts'
import { DEFAULT_DAYS } from './referral.queries.ts'
import { storeReferral } from './referral.command.ts'

/** The signed-in customer's affiliate link and commissions. */
export const affiliateAnswers = [
	answer(getAffiliate, (request) => affiliateOf(request)),
	answer(activateAffiliate, async (request) => {
		await switchOn(request.db, request.owner)
		return affiliateOf(request)
	}),
	answer(keepReferral, async ({ db, owner, body }) => {
		await storeReferral(db, owner, body)
		return done
	}),
	answer(listCommissions, ({ db, owner, query }) => commissionPage(db, owner, query)),
	answer(getAffiliateStatement, async (request) => {
		const { db, companyId, customerId } = request
		const statement = await statementPage(request, 'affiliate_available')
		return {
			...statement,
			pending: await balanceOf(db, companyId, customerId, 'affiliate_pending'),
			held: await balanceOf(db, companyId, customerId, 'affiliate_held'),
		}
	}),
]

type Asked = { db: Database; owner: Owner; locale: Locale }

async function affiliateOf({ db, owner, locale }: Asked): Promise<Affiliate> {
	const { companyId, customerId } = owner
	const company = await findCompany(db, companyId)
	const code = await ownCode(db, owner)
	const months = await affiliateMonths(db, owner, code)
	const periods = lastTwelve(await dayInJakarta(db)).toReversed()
	const balance = (kind: 'affiliate_pending' | 'affiliate_available' | 'affiliate_held') =>
		balanceOf(db, companyId, customerId, kind)
	return {
		code,
		percent: company.affiliateRate / 100,
		days: company.affiliateCookieDays || DEFAULT_DAYS,
		pending: await balance('affiliate_pending'),
		available: await balance('affiliate_available'),
		held: await balance('affiliate_held'),
		months: periods.map((period) => ({
			code: period.code,
			name: periodName(period, locale),
			...(months.get(period.code) ?? { clicks: 0, orders: 0, earned: 0 }),
		})),
		refused: await refusedOrders(db, owner, code),
	}
}
