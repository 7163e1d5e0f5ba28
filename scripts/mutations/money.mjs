const refuses = 'tests/money/database-refuses.test.ts'
const partPayments = 'tests/money/part-payments.test.ts'
const flash = 'tests/money/flash-sale.test.ts'
const stock = 'website-api/modules/catalog/stock/stock.command.ts'
const claimFlash = 'website-api/modules/catalog/flash-sales/claim-flash.command.ts'
const formKey = 'website-api/modules/platform/forms/form-key.command.ts'
const placeOrder = 'website-api/modules/sales/orders/place/place-order.command.ts'

const constraint = (table, name, test = refuses, only = name) => ({
	name: `constraint ${name}`,
	drop: `ALTER TABLE "${table}" DROP CONSTRAINT "${name}"`,
	test,
	only,
})
const index = (name, test, only) => ({
	name: `unique index ${name}`,
	drop: `DROP INDEX "${name}"`,
	test,
	only,
})

/**
 * Guards of money and stock, each with how to take it away and the test that must then fail.
 *
 * @type {import('./mutation.mjs').Mutation[]}
 */
export const moneyMutations = [
	{
		name: 'stock is taken only where enough is free',
		file: stock,
		find: '\n\t\t\t\tand ${available} >= wish.quantity',
		replace: '',
		test: 'tests/money/oversell.test.ts',
		only: 'of the last 10 units',
	},
	{
		name: 'an order that expires gives its stock back',
		file: 'website-api/modules/sales/orders/transition/move-order.command.ts',
		find: "to === 'CANCEL' || to === 'EXPIRED'\n\tif (!leaves",
		replace: "to === 'CANCEL'\n\tif (!leaves",
		test: flash,
		only: 'units are released once',
	},
	constraint('stock', 'stock_within_bounds'),
	constraint('account', 'account_covered'),
	constraint('transfer', 'transfer_dedupe'),
	constraint('transfer', 'transfer_amount_positive'),
	constraint('orders', 'orders_cart'),
	constraint('orders', 'orders_total_adds_up'),
	constraint('orders', 'orders_paid_within_total'),
	constraint('orders', 'orders_refund_within_paid'),
	{
		name: 'a shortfall is accepted up to the limit of the role',
		file: 'website-api/modules/sales/payments/shortfall/accept-shortfall.command.ts',
		find: 'if (most === null || amount <= most) return',
		replace: 'if (most === null || amount > 0) return',
		test: partPayments,
		only: 'up to the limit of the role',
	},
	{
		name: 'a shortfall is accepted only beside money that arrived',
		file: 'website-api/modules/sales/payments/shortfall/accept-shortfall.command.ts',
		find: "if (!received) throw new Problem(409, 'NOTHING_RECEIVED')",
		replace: '',
		test: partPayments,
		only: 'up to the limit of the role',
	},
	{
		name: 'only the first part gives more time',
		file: 'website-api/modules/sales/payments/receive-payment.command.ts',
		find: 'dueAt: isFirst',
		replace: 'dueAt: isFirst || notice.amount > 0',
		test: partPayments,
		only: 'time for the rest once',
	},
	{
		name: 'whoever does not know of a second payment books none',
		file: 'website-api/modules/sales/payments/receive-payment.command.ts',
		find: 'if (isOnlyDue) requirePayable(order)',
		replace: '',
		test: partPayments,
		only: 'does not know of a second payment',
	},
	{
		name: 'a parcel that was not sent is back in stock',
		file: 'website-api/modules/sales/orders/transition/move-order.command.ts',
		find: 'if (comesBack) await unshipStock(tx, order.companyId, order.id, lines, version)\n\telse if',
		replace: 'if (comesBack) return\n\telse if',
		test: 'website-api/modules/sales/orders/correct/corrections.test.ts',
		only: 'marked as sent by mistake',
	},
	constraint('order_event', 'order_event_allowed_fk'),
	constraint('order_line', 'order_line_adds_up'),
	constraint('order_line', 'order_line_units_left'),
	constraint('order_line', 'order_line_discount_within'),
	constraint('payment', 'payment_reference'),
	constraint('flash_counter', 'flash_counter_within_quota'),
	constraint('flash_buyer', 'flash_buyer_within_most'),
	index('withdrawal_one_open', 'tests/money/withdrawals.test.ts', 'of 100 parallel requests'),
	index(
		'voucher_use_once_per_slot',
		'tests/money/database-refuses.test.ts',
		'voucher_use_once_per_slot',
	),
	{
		name: 'a form key does its work once',
		file: formKey,
		find: 'if (claimed.length > 0) {',
		replace: 'if (claimed.length >= 0) {',
		test: 'tests/money/double-submit.test.ts',
		only: 'sequentially and after a restart',
	},
	{
		name: 'a form key belongs to one content',
		file: formKey,
		find: 'stored?.requestHash !== form.requestHash',
		replace: 'stored === undefined',
		test: 'tests/money/double-submit.test.ts',
		only: 'changed form is a 422',
	},
	{
		name: 'an order is placed at the price that was quoted',
		file: placeOrder,
		find: 'if (!isQuoted)',
		replace: 'if (!isQuoted && total < 0)',
		test: flash,
		only: 'a line has one price',
	},
	{
		name: 'an order belongs to its customer',
		file: 'website-api/modules/sales/customer-orders/customer-order.queries.ts',
		find: '\n\t\teq(orders.customerId, customerId),',
		replace: '\n\t\tcustomerId ? undefined : undefined,',
		project: 'unit',
		test: 'website-api/modules/sales/customer-orders/customer-orders.test.ts',
		only: 'is visible to its customer only',
	},
	{
		name: "a guest's order needs its phone number",
		file: 'website-api/modules/sales/orders/find-order.queries.ts',
		find: "\n\t\t\t\teq(orders.customerPhone, phone ?? ''),",
		replace: '\n\t\t\t\tphone ? undefined : undefined,',
		project: 'unit',
		test: 'website-api/modules/sales/orders/orders.test.ts',
		only: 'equally for a wrong phone',
	},
	{
		name: 'a voucher is used only within its quota',
		file: 'website-api/modules/programmes/vouchers/claim-voucher.command.ts',
		find: '\n\t\t\t\tsql`(${voucher.quota} is null or ${voucher.used} < ${voucher.quota})`,',
		replace: '',
		test: 'tests/money/vouchers.test.ts',
		only: 'of 100 parallel',
	},
	{
		name: "a flash sale's part is taken only within its quota",
		file: claimFlash,
		find: '\n\t\t\t\tsql`${flashCounter.claimed} + ${quantity} <= ${flashCounter.quota}`,',
		replace: '',
		test: flash,
		only: 'buyers try twice',
	},
	{
		name: 'a flash sale sells one buyer no more than their share',
		file: claimFlash,
		find: '\n\t\t\tsetWhere: sql`${flashBuyer.claimed} + ${quantity} <= ${flashBuyer.most}`,',
		replace: '',
		test: flash,
		only: '40 tabs',
	},
	{
		name: "a flash sale ends by the database's clock",
		file: 'website-api/modules/catalog/flash-sales/flash-offer.queries.ts',
		find: ' and now() < sale.ends_at',
		replace: '',
		test: flash,
		only: 'around the end',
	},
	{
		name: 'a cancelled order gives its flash units back',
		file: 'website-api/modules/sales/orders/transition/order-effects.command.ts',
		find: 'await releaseFlashUnits(tx, order)',
		replace: '',
		test: flash,
		only: 'units are released once',
	},
]
