import { Hono, type Context } from 'hono'
import { AffiliateClickWire, AgentClickWire } from '#contract/site.ts'
import type { AppEnv } from '#website-api/http/env.ts'
import { readJson } from '#website-api/http/input.ts'
import { recordClick, type Click } from './click.command.ts'

/** POST /helper/tracking-affiliate and /helper/tracking-agent (spec sections 3 and 7). */
export const trackingRoutes = new Hono<AppEnv>()
	.post('/tracking-affiliate', async (c) => {
		const body = await readJson(c, AffiliateClickWire)
		return record(c, {
			kind: 'AFFILIATE',
			code: body.AFFILIATE_TRACKING_CODE,
			ipAddress: body.AFFILIATE_TRACKING_IP_ADDRESS,
			deviceModel: body.AFFILIATE_TRACKING_DEVICE_MODEL,
		})
	})
	.post('/tracking-agent', async (c) => {
		const body = await readJson(c, AgentClickWire)
		return record(c, {
			kind: 'AGENT',
			code: body.AGENT_TRACKING_CODE,
			ipAddress: body.AGENT_TRACKING_IP_ADDRESS,
			deviceModel: body.AGENT_TRACKING_DEVICE_MODEL,
		})
	})

async function record(c: Context<AppEnv>, click: Click) {
	const { db, companyId, secret, clicksPerNetwork: maxOfNetwork } = c.var
	const RECORDED = await recordClick(db, companyId, click, { secret, maxOfNetwork })
	return c.json({ data: { RECORDED } })
}
