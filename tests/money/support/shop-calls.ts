import { FailureWire } from '#contract/envelope.ts'
import type { OrderRequestWire } from '#contract/order-request.ts'
import { createOrder } from '#contract/shown-order.ts'
import type { OrderWire } from '#tests/support/order-wire.ts'
import { storefrontHeaders } from '#tests/support/example-api.ts'
import { type ExampleShop, formKeyText } from '#tests/support/example-shop.ts'
import type { RacedAnswer, RacedRequest } from './race.ts'

/** POST /order of a shopper of this shop. */
export function checkout(
	shop: ExampleShop,
	order: OrderRequestWire,
	key = formKeyText(),
): RacedRequest {
	return {
		path: '/v1/order',
		headers: { ...storefrontHeaders(shop), 'idempotency-key': key },
		body: order,
	}
}

/** A POST under /operator/v1. */
export function byCaller(
	headers: Record<string, string>,
	path: `/${string}`,
	body: unknown = {},
): RacedRequest {
	return { path: `/operator/v1${path}`, headers, body }
}

/** The order in a response, which must contain one. */
export function orderIn(answer: RacedAnswer): OrderWire {
	if (answer.status >= 300) throw new Error(`No order but ${JSON.stringify(answer)}`)
	return createOrder.answer.parse(answer.body).data
}

/** "201", or the status with the error code, e.g. "409 OUT_OF_STOCK". */
export function outcomeOf(answer: RacedAnswer): string {
	const failure = FailureWire.safeParse(answer.body)
	return failure.success ? `${answer.status} ${failure.data.code ?? ''}` : String(answer.status)
}

/** The number of responses by outcome. */
export function outcomesOf(answers: RacedAnswer[]): Record<string, number> {
	const counts: Record<string, number> = {}
	for (const outcome of answers.map(outcomeOf)) counts[outcome] = (counts[outcome] ?? 0) + 1
	return counts
}
