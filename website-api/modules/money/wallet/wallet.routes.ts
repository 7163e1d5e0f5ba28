import { Hono } from 'hono'
import { StatementQueryWire } from '#contract/statement.ts'
import { type CustomerEnv, requireCustomer } from '#website-api/http/customer-guard.ts'
import { readQuery } from '#website-api/http/input.ts'
import { balanceOf, balancesOf } from '#website-api/modules/money/ledger/account.queries.ts'
import { customerOf } from '#website-api/modules/platform/identity/customer.queries.ts'
import { statementWire } from '#website-api/modules/money/ledger/statement-wire.queries.ts'

/** Routes of the wallet, under /wallet. */
export const walletRoutes = new Hono<CustomerEnv>()
	.use(requireCustomer)
	.get('/statement', async (c) => {
		const statement = await statementWire(c, 'wallet', readQuery(c, StatementQueryWire))
		const { db, companyId, customerId } = c.var
		const HELD_BALANCE = await balanceOf(db, companyId, customerId, 'wallet_held')
		return c.json({ data: { ...statement, HELD_BALANCE } })
	})

/** GET /customer-account-info (spec section 7). */
export const accountInfoRoutes = new Hono<CustomerEnv>().get('/', requireCustomer, async (c) => {
	const { db, companyId, customerId } = c.var
	const [{ affiliateCode }, balances] = await Promise.all([
		customerOf(db, c.var),
		balancesOf(db, companyId, customerId, ['coins', 'wallet', 'affiliate_available']),
	])
	return c.json({
		data: {
			CUSTOMER_AFFILIATE_TRACKING_CODE: affiliateCode,
			CUSTOMER_COINS_BALANCE: balances.coins,
			CUSTOMER_WALLET_BALANCE: balances.wallet,
			CUSTOMER_AFFILIATE_BALANCE: balances.affiliate_available,
		},
	})
})
