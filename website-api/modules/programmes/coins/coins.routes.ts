import { Hono } from 'hono'
import { StatementQueryWire } from '#contract/statement.ts'
import { type CustomerEnv, ownerFrom, requireCustomer } from '#website-api/http/customer-guard.ts'
import { readQuery } from '#website-api/http/input.ts'
import { statementWire } from '#website-api/modules/money/ledger/statement-wire.queries.ts'
import { coinsLeft } from './coins.queries.ts'

/** The signed-in customer's coins, under /coins. */
export const coinRoutes = new Hono<CustomerEnv>()
	.use(requireCustomer)
	.get('/statement', async (c) => {
		const statement = await statementWire(c, 'coins', readQuery(c, StatementQueryWire))
		const left = await coinsLeft(c.var.db, ownerFrom(c))
		const EXPIRY_LIST = left.map(({ amount, expiresAt }) => ({
			EXPIRED_DATE: expiresAt.toISOString(),
			COINS: amount,
		}))
		return c.json({ data: { ...statement, EXPIRY_LIST } })
	})
