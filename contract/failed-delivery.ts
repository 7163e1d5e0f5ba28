import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { message, moment } from './message.ts'

/** A mail or other delivery that failed too often, without its content. */
const FailedDelivery = message({
	id: ['DELIVERY_ID', z.number().int()],
	companyId: ['COMPANY_API_ID', z.number().int()],
	topic: ['TOPIC', z.string()],
	tries: ['TRIES', z.number().int()],
	deadAt: ['DEAD_DATE', moment.nullable()],
	/** Kind and codes of the last failure. */
	cause: ['CAUSE', z.string().nullable()],
})

export const listFailedDeliveries = endpoint({
	method: 'GET',
	path: '/deliveries/dead',
	summary: 'Mails and other deliveries that were given up',
	needs: 'deliveries',
	answer: z.object({ list: z.array(FailedDelivery) }),
})

export const retryDeliveries = endpoint({
	method: 'POST',
	path: '/deliveries/retry',
	summary: 'Tries given-up deliveries again, one or all',
	needs: 'deliveries',
	body: message({ id: ['DELIVERY_ID', z.number().int().positive().optional()] }),
	answer: message({ retried: ['RETRIED', z.number().int()] }),
	failures: { 404: 'NOT_FOUND' },
})
