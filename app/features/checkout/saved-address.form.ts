import { z } from 'zod'

/** The selected saved address. */
export const savedChoiceForm = z.object({
	saved: z.string({ error: 'checkout:saved.required' }).min(1).max(60),
})
