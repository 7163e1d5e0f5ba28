import type { Endpoint } from './endpoint.ts'
import {
	OfferedCouponListWire,
	VoucherCheckAnswerWire,
	VoucherCheckWire,
	VoucherListRequestWire,
	VoucherListWire,
} from './voucher.ts'

/** Endpoints of vouchers. */
export const VOUCHER_ENDPOINTS: Endpoint[] = [
	{
		method: 'POST',
		path: '/voucher/voucher-list',
		summary: "The company's vouchers against a cart: what each saves, or why it cannot be used",
		access: 'either',
		body: VoucherListRequestWire,
		answer: VoucherListWire,
	},
	{
		method: 'GET',
		path: '/voucher/offered-list',
		summary: "The company's public vouchers that can be used now",
		access: 'either',
		answer: OfferedCouponListWire,
	},
	{
		method: 'POST',
		path: '/voucher/check',
		summary: 'A voucher whose code was typed in, against a cart',
		access: 'either',
		body: VoucherCheckWire,
		answer: VoucherCheckAnswerWire,
		failures: {
			404: 'VOUCHER_UNKNOWN',
			429: 'TOO_MANY_ATTEMPTS: too many unknown codes; see Retry-After',
		},
	},
]
