import type { AppLoadContext } from '@remix-run/node'
import { checkVoucher } from '#contract/voucher.ts'
import { ApiError } from '#app/api/failures.ts'
import { asResponse } from '#app/http/or-respond.ts'
import { currentChoices } from './choices.server.ts'

type Chosen = { refused: null } | { refused: string; status: 422 | 429 }

/**
 * Selects the voucher with this code for the cart; otherwise says why not, in the page's language.
 * `beforeCourier`: one for shipping is selected although no courier is chosen yet.
 */
export async function chooseVoucher(
	context: AppLoadContext,
	code: string,
	{ beforeCourier = false } = {},
): Promise<Chosen> {
	try {
		const voucher = await context.call(checkVoucher, {
			body: { ...currentChoices(context), code },
		})
		const { unavailableReason, isCourierMissing, isForShipping } = voucher
		if (unavailableReason !== null && !(beforeCourier && isCourierMissing)) {
			return { refused: unavailableReason, status: 422 }
		}
		context.checkout.put(isForShipping ? { shippingVoucher: code } : { productVoucher: code })
		return { refused: null }
	} catch (error) {
		if (error instanceof ApiError && error.failure === 'missing') {
			return { refused: error.message, status: 422 }
		}
		if (error instanceof ApiError && error.failure === 'too-many') {
			return { refused: error.message, status: 429 }
		}
		throw asResponse(error)
	}
}
