import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { ApiError } from '#app/api/failures.ts'
import { goTo } from '#app/http/go-to.ts'
import { asResponse } from '#app/http/or-respond.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { passOn } from './pass-on.server.ts'

const list = '/profile/order/product-digital'
const downloadForm = z.object({
	order: z.string().min(1).max(40),
	line: z.coerce.number().int().min(0).max(1000),
})

/** A reload of the address leads to the list: only the form's button downloads. */
export function loader({ context }: LoaderFunctionArgs) {
	requireCustomer(context)
	return goTo(context.locale, list)
}

/** Counts one download and answers the bought file as an attachment. */
export async function action({ context, request }: ActionFunctionArgs) {
	requireCustomer(context)
	const submission = parseWithZod(await request.formData(), { schema: downloadForm })
	if (submission.status !== 'success') return goTo(context.locale, list)
	const { order, line } = submission.value
	try {
		return passOn(await context.api.customerOrders.download(order, line), 'attachment')
	} catch (error) {
		if (!(error instanceof ApiError) || error.leadsTo !== undefined) throw asResponse(error)
		const reason = reasons.get(error.code ?? error.failure) ?? reasons.get(error.failure)
		if (reason === undefined) throw asResponse(error)
		context.flash({ type: 'error', key: `my-orders:digital.refused.${reason}` })
		return goTo(context.locale, list)
	}
}

const reasons = new Map([
	['DOWNLOADS_USED_UP', 'used'],
	['DOWNLOAD_EXPIRED', 'expired'],
	['DOWNLOAD_NOT_READY', 'notReady'],
	['unavailable', 'unavailable'],
])
