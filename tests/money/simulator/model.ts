import type { OrderStatus } from '#website-api/modules/orders/transition.queries.ts'
import type { Actor } from '#website-api/modules/orders/transition.table.ts'

export type ModelOrder = {
	number: string
	/** Undefined: a guest's. */
	customerId: string | undefined
	units: Map<number, number>
	status: OrderStatus
	total: number
	shipping: number
	/** References of payments that were booked, with what came of each. */
	payments: Map<string, string>
}

export type ModelWithdrawal = {
	id: string
	customerId: string
	amount: number
	status: 'REQUESTED' | 'APPROVED' | 'PAID' | 'REJECTED'
}

const open: OrderStatus[] = ['PENDING', 'PAYMENT_CONFIRMED', 'PROCESSING', 'CHANGE_PROCESSING']
const steps: Partial<Record<OrderStatus, Partial<Record<OrderStatus, Actor[]>>>> = {
	PENDING: { EXPIRED: ['timer'], CANCEL: ['customer', 'staff'] },
	PAYMENT_CONFIRMED: { PROCESSING: ['staff', 'system'], CANCEL: ['customer', 'staff'] },
	PROCESSING: {
		SHIPPING: ['staff'],
		DELIVERED: ['system'],
		CHANGE_PROCESSING: ['staff'],
		CANCEL: ['staff'],
	},
	CHANGE_PROCESSING: { PROCESSING: ['customer'], CANCEL: ['customer', 'timer'] },
	SHIPPING: { DELIVERED: ['courier', 'staff', 'customer'] },
	DELIVERED: { COMPLETED: ['customer', 'staff', 'timer'] },
}

/** The shop as it ought to be, kept in memory beside the database and by other means. */
export class Model {
	readonly stock = new Map<number, { onHand: number; reserved: number }>()
	readonly wallets = new Map<string, number>()
	readonly orders: ModelOrder[] = []
	readonly withdrawals: ModelWithdrawal[] = []
	/** Owed to guests. */
	owed = 0
	/** Sales and carriage of completed orders. */
	earned = 0

	free(variantId: number): number {
		const row = this.stock.get(variantId)
		return row ? row.onHand - row.reserved : 0
	}

	fits(units: Map<number, number>): boolean {
		return [...units].every(([id, quantity]) => quantity <= this.free(id))
	}

	place(order: ModelOrder) {
		this.orders.push(order)
		this.shift(order, 0, 1)
	}

	mayMove(order: ModelOrder, to: OrderStatus, actor: Actor): boolean {
		return steps[order.status]?.[to]?.includes(actor) ?? false
	}

	move(order: ModelOrder, to: OrderStatus) {
		const wasPaid = order.status !== 'PENDING'
		const wasOpen = open.includes(order.status)
		order.status = to
		if (to === 'SHIPPING') this.shift(order, -1, -1)
		if (to === 'DELIVERED' && wasOpen) this.shift(order, -1, -1)
		if (to === 'CANCEL' || to === 'EXPIRED') {
			this.shift(order, 0, -1)
			if (wasPaid) this.credit(order, order.total)
		}
		if (to === 'COMPLETED') this.earned += order.total
	}

	/** What the API must answer to money for an order, and its consequence. */
	pay(order: ModelOrder, reference: string, amount: number): string {
		const earlier = order.payments.get(reference)
		if (earlier !== undefined) {
			return earlier === `${amount}` ? '200' : '409 REFERENCE_USED'
		}
		if (order.status === 'PENDING') {
			if (amount < order.total) return '422 UNDERPAID'
			order.status = 'PAYMENT_CONFIRMED'
			this.credit(order, amount - order.total)
		} else if (order.status === 'EXPIRED' || order.status === 'CANCEL') {
			this.credit(order, amount)
		} else return '409 ALREADY_PAID'
		order.payments.set(reference, `${amount}`)
		return '200'
	}

	wallet(customerId: string): number {
		return this.wallets.get(customerId) ?? 0
	}

	addToWallet(customerId: string, amount: number) {
		this.wallets.set(customerId, this.wallet(customerId) + amount)
	}

	private credit(order: ModelOrder, amount: number) {
		if (order.customerId === undefined) this.owed += amount
		else this.addToWallet(order.customerId, amount)
	}

	private shift(order: ModelOrder, onHandSign: number, reservedSign: number) {
		for (const [id, quantity] of order.units) {
			const row = this.stock.get(id)
			if (!row) throw new Error(`No stock row ${id}`)
			row.onHand += onHandSign * quantity
			row.reserved += reservedSign * quantity
		}
	}
}
