import { z } from 'zod'

/** GET /health/ready of either process. */
export const HealthWire = z.object({
	status: z.enum(['ready', 'starting', 'stopping', 'unavailable']),
	/** Of the website API. */
	version: z.string().optional(),
	checks: z.record(z.string(), z.string()).optional(),
})
