import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { endSaleReminder, remindOfSale } from '#contract/flash-sale.ts'
import { ApiError } from '#app/api/failures.ts'
import { goTo } from '#app/http/go-to.ts'
import { asResponse } from '#app/http/or-respond.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { paths } from '#app/paths.ts'

const ReminderForm = z.object({
	sale: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER),
	move: z.enum(['set', 'end']),
})

export const loader = ({ context }: LoaderFunctionArgs) => goTo(context.locale, paths.home)

/** Reminds a customer of a flash sale that has not begun, or no longer; the home page has the form. */
export async function action({ context, request }: ActionFunctionArgs) {
	requireCustomer(context)
	const form = ReminderForm.safeParse(Object.fromEntries(await request.formData()))
	if (!form.success) return goTo(context.locale, paths.home)
	const { sale, move } = form.data
	try {
		await context.call(move === 'set' ? remindOfSale : endSaleReminder, { id: sale })
		context.flash({ type: 'success', key: `catalog:flash.said.${move}` })
	} catch (error) {
		if (!(error instanceof ApiError) || error.redirectTo !== undefined) throw asResponse(error)
		const reason =
			error.failure === 'missing' ? 'missing' : error.failure === 'conflict' ? 'full' : 'failed'
		context.flash({ type: 'error', key: `catalog:flash.said.${reason}` })
	}
	return goTo(context.locale, paths.home)
}
