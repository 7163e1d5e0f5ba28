import { z } from 'zod'
import * as checkout from '#app/routes/checkout/checkout.tsx'
import { paths, withQuery } from '#app/paths.ts'
import type { shopper } from './shopper.ts'

const Line = z.object({ kind: z.string(), code: z.string(), amount: z.string() })

const Page = z.object({
	page: z.object({
		step: z.string(),
		steps: z.array(z.string()),
		summary: z.object({
			total: z.string(),
			lines: z.array(z.object({ name: z.string(), quantity: z.number() })),
			savings: z.array(
				z.object({ kind: z.string(), amount: z.string(), code: z.string().optional() }),
			),
		}),
		contact: z.object({ name: z.string() }),
		address: z.object({
			answers: z.object({ street: z.string() }),
			saved: z.array(
				z.object({
					label: z.string(),
					place: z.string(),
					isMain: z.boolean(),
					isChosen: z.boolean(),
				}),
			),
			saves: z.boolean().nullable(),
		}),
		savings: z.object({ applied: z.array(Line), best: z.array(Line) }),
		order: z.object({
			formKey: z.string(),
			expectedTotal: z.number(),
			cartVersion: z.number(),
			productVoucher: z.string(),
			shippingVoucher: z.string(),
		}),
	}),
})

type Visitor = ReturnType<typeof shopper>

/** The data of the checkout page. `buy`: the key of a direct purchase. */
export async function checkoutPageOf(visitor: Visitor, buy?: string) {
	const { data } = await visitor.get(checkout, withQuery(paths.checkout, { buy }))
	return Page.parse(data).page
}

/** The fields of the last form, as the page shows them. */
export async function orderFields(visitor: Visitor, buy?: string) {
	const { step, order } = await checkoutPageOf(visitor, buy)
	if (step !== 'review') throw new Error(`The step ${step} is open.`)
	const { expectedTotal, cartVersion, ...codes } = order
	return {
		...codes,
		agreement: 'on',
		expectedTotal: String(expectedTotal),
		cartVersion: String(cartVersion),
	}
}
