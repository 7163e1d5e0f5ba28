import { z } from 'zod'

/** GET /health/ready of either process. */
export const HealthWire = z.object({
	status: z.enum(['ready', 'starting', 'stopping', 'unavailable']),
	checks: z.record(z.string(), z.string()).optional(),
})
