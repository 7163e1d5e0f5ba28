import { z } from 'zod'

/** Which of the customer's saved addresses the parcel goes to. */
export const savedChoiceForm = z.object({
	saved: z.string({ error: 'checkout:saved.required' }).min(1).max(60),
})
