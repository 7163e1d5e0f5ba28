import { parseWithZod } from '@conform-to/zod/v4'
import type { AppLoadContext } from '@remix-run/node'
import { z } from 'zod'
import { ApiError } from '#app/api/failures.ts'
import type { ApiFile } from '#app/api/open-file.server.ts'
import { goTo } from '#app/http/go-to.ts'
import { asResponse } from '#app/http/or-respond.ts'
import { forwardFile } from './forward-file.server.ts'

const downloadForm = z.object({
	order: z.string().min(1).max(40),
	line: z.coerce.number().int().min(0).max(1000),
})

type Requested = z.output<typeof downloadForm>
type Ways = {
	open: (requested: Requested) => Promise<ApiFile>
	/** The page of the form; the order's page if the form names an order. */
	back: (order: string | undefined) => `/${string}`
}

/** The purchased file as an attachment, or a redirect to the form's page with the reason. */
export async function sendFile(context: AppLoadContext, form: FormData, { open, back }: Ways) {
	const submission = parseWithZod(form, { schema: downloadForm })
	if (submission.status !== 'success') return goTo(context.locale, back(undefined))
	try {
		return forwardFile(await open(submission.value), 'attachment')
	} catch (error) {
		if (!(error instanceof ApiError) || error.redirectTo !== undefined) throw asResponse(error)
		const reason = reasons.get(error.code ?? error.failure) ?? reasons.get(error.failure)
		if (reason === undefined) throw asResponse(error)
		context.flash({ type: 'error', key: `my-orders:digital.refused.${reason}` })
		return goTo(context.locale, back(submission.value.order))
	}
}

const reasons = new Map<string, 'used' | 'expired' | 'notReady' | 'unavailable'>([
	['DOWNLOADS_USED_UP', 'used'],
	['DOWNLOAD_EXPIRED', 'expired'],
	['DOWNLOAD_NOT_READY', 'notReady'],
	['unavailable', 'unavailable'],
])
