import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { message } from './message.ts'
import { lineText } from './text.ts'

const code = lineText().min(1).max(40)
const ipAddress = lineText().max(45)
const deviceModel = lineText().max(50)
const Recorded = message({ isRecorded: ['RECORDED', z.boolean()] })

/** Spec section 3, "Tracking payloads". */
export const recordAffiliateClick = endpoint({
	method: 'POST',
	path: '/helper/tracking-affiliate',
	summary: "Records a visit by an affiliate's link, once per visitor, code and day",
	access: 'company',
	body: message({
		code: ['AFFILIATE_TRACKING_CODE', code],
		ipAddress: ['AFFILIATE_TRACKING_IP_ADDRESS', ipAddress],
		deviceModel: ['AFFILIATE_TRACKING_DEVICE_MODEL', deviceModel],
		event: ['AFFILIATE_TRACKING_EVENT_TYPE', z.literal('CLICK')],
	}),
	answer: Recorded,
})

export const recordAgentClick = endpoint({
	method: 'POST',
	path: '/helper/tracking-agent',
	summary: "Records a visit by an agent's link, once per visitor, code and day",
	access: 'company',
	body: message({
		code: ['AGENT_TRACKING_CODE', code],
		ipAddress: ['AGENT_TRACKING_IP_ADDRESS', ipAddress],
		deviceModel: ['AGENT_TRACKING_DEVICE_MODEL', deviceModel],
		event: ['AGENT_TRACKING_EVENT_TYPE', z.literal('CLICK')],
	}),
	answer: Recorded,
})
