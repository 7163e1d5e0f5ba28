import { Hono } from 'hono'
import {
	RedemptionAnswerWire,
	RedemptionQueryWire,
	RedemptionRequestWire,
} from '#contract/reward.ts'
import { type CustomerEnv, ownerFrom, requireCustomer } from '#website-api/http/customer-guard.ts'
import { idFrom, readJson, readQuery } from '#website-api/http/input.ts'
import { Problem } from '#website-api/http/problem.ts'
import {
	digestOf,
	once,
	requireIdempotencyKey,
} from '#website-api/modules/platform/forms/form-key.command.ts'
import { redeem } from './redeem.command.ts'
import { redemptionWires, rewardWires } from './reward-list.queries.ts'

/** Rewards for coins, under /reward. */
export const rewardRoutes = new Hono<CustomerEnv>()
	.use(requireCustomer)
	.get('/reward-list', async (c) => {
		const { coins, list } = await rewardWires(c.var.db, ownerFrom(c), c.var.locale)
		return c.json({ data: { COINS_BALANCE: coins, list } })
	})
	.get('/redemption-list', async (c) => {
		const query = readQuery(c, RedemptionQueryWire)
		const page = { at: query.PAGE_INDEX, size: query.DATA_PER_PAGE }
		const { list, total } = await redemptionWires(c.var.db, ownerFrom(c), c.var.locale, page)
		const TOTAL_PAGES = Math.ceil(total / query.DATA_PER_PAGE)
		return c.json({ data: { list, TOTAL_PAGES, TOTAL_ROWS: total } })
	})
	.post('/redemption', async (c) => {
		const { db, locale } = c.var
		const owner = ownerFrom(c)
		const key = requireIdempotencyKey(c.req.header('idempotency-key'))
		const wire = await readJson(c, RedemptionRequestWire)
		const form = {
			companyId: owner.companyId,
			actor: owner.customerId,
			route: 'POST /reward/redemption',
			key,
			requestHash: digestOf(JSON.stringify(wire)),
		}
		const { answer, isRepeat } = await once(db, form, RedemptionAnswerWire, async (tx) => {
			const id = await redeem(tx, owner, wire)
			const [data] = (await redemptionWires(tx, owner, locale, { id })).list
			if (!data) throw new Error(`No redemption ${id}`)
			return { data }
		})
		return c.json(answer, isRepeat ? 200 : 201)
	})
	.get('/:id', async (c) => {
		const id = idFrom(c, 'REWARD_NOT_FOUND')
		const { coins, list } = await rewardWires(c.var.db, ownerFrom(c), c.var.locale, id)
		const [found] = list
		if (!found) throw new Problem(404, 'REWARD_NOT_FOUND')
		return c.json({ data: { ...found, COINS_BALANCE: coins } })
	})
