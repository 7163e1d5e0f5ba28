import type { OrderStatus } from '#website-api/modules/sales/orders/order.table.ts'
import type { Actor } from '#website-api/modules/sales/orders/transition/transition.table.ts'

export type ModelOrder = {
	number: string
	/** Undefined for a guest. */
	customerId: string | undefined
	units: Map<number, number>
	status: OrderStatus
	total: number
	shipping: number
	/** Paid for products, after all deductions: the base for coins. */
	productTotal: number
	/** Taken from the wallet when the order was placed. */
	walletPaid: number
	/** Received in payments below the amount due. */
	partPaid: number
	coins: number
	vouchers: string[]
	/** References of booked payments, with their results. */
	payments: Map<string, string>
}

export type ModelVoucher = { quota: number | null; perCustomer: number; used: number }

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
		SHIPPING: ['staff', 'courier'],
		PAYMENT_CONFIRMED: ['staff'],
		DELIVERED: ['system'],
		CHANGE_PROCESSING: ['staff'],
		CANCEL: ['staff'],
	},
	CHANGE_PROCESSING: { PROCESSING: ['customer'], CANCEL: ['customer', 'timer'] },
	SHIPPING: { DELIVERED: ['courier', 'staff', 'customer', 'timer'], PROCESSING: ['staff'] },
	DELIVERED: { COMPLETED: ['customer', 'staff', 'timer'] },
}

/** The expected state of the shop, kept in memory and computed independently of the database. */
export class Model {
	readonly stock = new Map<number, { onHand: number; reserved: number }>()
	readonly wallets = new Map<string, number>()
	readonly coins = new Map<string, number>()
	readonly vouchers = new Map<string, ModelVoucher>()
	readonly orders: ModelOrder[] = []
	readonly withdrawals: ModelWithdrawal[] = []
	/** Refunds owed to guests. */
	owed = 0
	/** Revenue and shipping of completed orders. */
	earned = 0

	free(variantId: number): number {
		const row = this.stock.get(variantId)
		return row ? row.onHand - row.reserved : 0
	}

	isInStock(units: Map<number, number>): boolean {
		return [...units].every(([id, quantity]) => quantity <= this.free(id))
	}

	place(order: ModelOrder) {
		this.orders.push(order)
		this.shift(order, 0, 1)
	}

	canMove(order: ModelOrder, to: OrderStatus, actor: Actor): boolean {
		return steps[order.status]?.[to]?.includes(actor) ?? false
	}

	move(order: ModelOrder, to: OrderStatus) {
		const wasPaid = order.status !== 'PENDING'
		const wasOpen = open.includes(order.status)
		const wasSent = order.status === 'SHIPPING'
		order.status = to
		if (wasSent && to === 'PROCESSING') this.shift(order, 1, 1)
		if (to === 'SHIPPING') this.shift(order, -1, -1)
		if (to === 'DELIVERED' && wasOpen) this.shift(order, -1, -1)
		if (to === 'CANCEL' || to === 'EXPIRED') {
			this.shift(order, 0, -1)
			this.credit(order, wasPaid ? order.total : order.walletPaid + order.partPaid)
			this.addCoins(order.customerId, order.coins)
			for (const code of order.vouchers) this.count(code, -1)
		}
		if (to === 'COMPLETED') {
			this.earned += order.total
			this.addCoins(order.customerId, Math.floor(order.productTotal / 100))
		}
	}

	/** Whether a customer can use a voucher now. */
	canUseVoucher(code: string, customerId: string): boolean {
		const voucher = this.vouchers.get(code)
		if (!voucher) return false
		const earlierOrders = this.orders.filter(
			(order) =>
				order.customerId === customerId &&
				order.vouchers.includes(code) &&
				order.status !== 'CANCEL' &&
				order.status !== 'EXPIRED',
		).length
		const isLeft = voucher.quota === null || voucher.used < voucher.quota
		return isLeft && earlierOrders < voucher.perCustomer
	}

	count(code: string, change: number) {
		const voucher = this.vouchers.get(code)
		if (voucher) voucher.used += change
	}

	addCoins(customerId: string | undefined, amount: number) {
		if (customerId === undefined) return
		this.coins.set(customerId, (this.coins.get(customerId) ?? 0) + amount)
	}

	/** The unpaid amount of an open order. */
	due(order: ModelOrder): number {
		return order.total - order.walletPaid - order.partPaid
	}

	/** The API's expected response to a payment for an order; applies it to the model. */
	pay(order: ModelOrder, reference: string, amount: number): string {
		const earlier = order.payments.get(reference)
		if (earlier !== undefined) {
			return earlier === `${amount}` ? '200' : '409 REFERENCE_USED'
		}
		if (order.status === 'PENDING') {
			const due = this.due(order)
			if (amount < due) order.partPaid += amount
			else {
				order.status = 'PAYMENT_CONFIRMED'
				this.credit(order, amount - due)
			}
		} else this.credit(order, amount)
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
