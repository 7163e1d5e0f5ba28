import PQueue from 'p-queue'
import { readStaffOrder } from '#contract/staff-order.ts'
import type { OperatorApi } from '#admin/api/client.server.ts'

/** Asks the API about each of several orders, four at a time; the results have the sequence of the orders. */
export function eachOrder<T, Result>(
	orders: readonly T[],
	ask: (order: T) => Promise<Result>,
): Promise<Result[]> {
	return new PQueue({ concurrency: 4 }).addAll(orders.map((order) => () => ask(order)))
}

/** Several orders, in the sequence of their numbers. */
export function readOrders(api: OperatorApi, numbers: readonly string[]) {
	return eachOrder(numbers, (number) => api.call(readStaffOrder, { number }))
}
