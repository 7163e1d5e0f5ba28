const attempts = 'tests/money/payment-attempts.test.ts'
const atProviders = 'tests/money/money-at-providers.test.ts'
const gateways = 'website-api/modules/platform/gateways'
const ofAttempts = 'website-api/modules/sales/payment-attempts'

/**
 * Guards of payments through providers, each with how to take it away and the test that must then fail.
 *
 * @type {import('./mutation.mjs').Mutation[]}
 */
export const paymentMutations = [
	{
		name: 'a forged notification is refused',
		file: `${gateways}/midtrans/midtrans-notification.ts`,
		find: "if (!isProven) return { verdict: 'FORGED' }",
		replace: '',
		test: attempts,
		only: 'that is forged or unreadable',
	},
	{
		name: 'an attempt that was paid stays paid',
		drop: 'DROP TRIGGER payment_attempt_paid_stays ON payment_attempt',
		test: attempts,
		only: 'a paid attempt stays paid',
	},
	{
		name: 'another way to pay ends the open one first',
		file: `${ofAttempts}/claim-attempt.command.ts`,
		find: "return isSame ? 'SAME' : 'OTHER'",
		replace: "return isSame ? 'OTHER' : 'SAME'",
		test: attempts,
		only: 'another method ends the first at its provider',
	},
	{
		name: 'an attempt whose time is over is ended at the provider',
		file: `${ofAttempts}/ask-attempts.command.ts`,
		find: "said.state === 'OPEN' && (await isOver(db, attempt))",
		replace: "said.state === 'ABSENT' && (await isOver(db, attempt))",
		test: attempts,
		only: 'one whose time is over is ended at the provider',
	},
	{
		name: 'the fee that a buyer pays is not the order’s',
		file: `${ofAttempts}/settle-attempt.command.ts`,
		find: 'return received > fee ? received - fee : received',
		replace: 'return received > fee ? received : received',
		test: attempts,
		only: 'with the fee that the buyer pays',
	},
	{
		name: 'goods whose payment was taken back are held',
		drop: 'DROP TRIGGER orders_not_taken_back ON orders',
		test: atProviders,
		only: 'is owed to the shop, holds the goods',
	},
	{
		name: 'what was taken back is kept of a refund',
		file: 'website-api/modules/sales/orders/refund/order-money.command.ts',
		find: 'const left = amount - (await recover(tx, order, from, amount, why))',
		replace: 'const left = amount',
		test: atProviders,
		only: 'is not given back to the buyer when the order is cancelled',
	},
	{
		name: 'a transfer by hand waits for the provider’s answer',
		file: 'website-api/modules/sales/payments/pay-guest-refund.command.ts',
		find: "if (isAsked.length > 0) throw new Problem(409, 'REFUND_RUNNING')",
		replace: '',
		test: atProviders,
		only: 'without an answer is tried again with the same key',
	},
	{
		name: 'a refund that was made before is not refused',
		file: `${gateways}/xendit/xendit.ts`,
		find: "if (answer.error_code === 'DUPLICATE_ERROR') return { state: 'ACCEPTED', said: answer.error_code }",
		replace: '',
		test: `${gateways}/gateways.test.ts`,
		project: 'unit',
		only: 'gives back in parts',
	},
	{
		name: 'a provider that is away is not called',
		file: `${gateways}/accounts/watched-gateway.ts`,
		find: 'if (account.isAway) throw',
		replace: 'if (account.isAway && account.failures < 0) throw',
		test: `${gateways}/accounts/accounts.test.ts`,
		project: 'unit',
		only: 'is not called for a minute',
	},
]
