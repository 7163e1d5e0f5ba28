const cod = 'tests/money/cash-on-delivery.test.ts'
const folder = 'website-api/modules/sales/cash-on-delivery'
const moving = 'website-api/modules/sales/orders/transition/move-order.command.ts'

/**
 * Guards of orders that are paid to the courier, each with how to take it away and the test that must then fail.
 *
 * @type {import('./mutation.mjs').Mutation[]}
 */
export const codMutations = [
	{
		name: 'orders of one phone wait for each other',
		file: `${folder}/place-cod.command.ts`,
		find: "hashtext('cod_order')",
		replace: 'floor(random() * 1000000000)::integer',
		test: cod,
		only: 'also when they are placed at once',
	},
	{
		name: 'a refused order counts against its phone',
		file: `${folder}/cod-terms.queries.ts`,
		find: 'open >= maxOpen || refused >= maxRefused',
		replace: 'open >= maxOpen || refused > maxRefused',
		test: cod,
		only: 'refused: goods, debt',
	},
	{
		name: 'an order above the limit is not collected',
		file: 'contract/cash-on-delivery.ts',
		find: 'asked > terms.maximum',
		replace: 'total > terms.maximum',
		test: cod,
		only: 'above the limit, with the fee',
	},
	{
		name: 'only couriers that collect money are taken',
		file: 'contract/cash-on-delivery.ts',
		find: "if (!terms.couriers.includes(vendor)) return 'COD_COURIER'",
		replace: '',
		test: cod,
		only: 'another courier',
	},
	{
		name: 'an excluded area is not served',
		file: `${folder}/cod-terms.queries.ts`,
		find: '(await isExcluded(setting, asked))',
		replace: '(asked.phone === undefined && (await isExcluded(setting, asked)))',
		test: cod,
		only: 'an excluded postcode',
	},
	{
		name: 'the debt follows the order',
		file: moving,
		find: '	await followCod(tx, order, moved)\n',
		replace: '',
		test: cod,
		only: 'delivered: the courier owes it from dispatch',
	},
	{
		name: 'a delivered order waits for its money',
		file: moving,
		find: "	if (move.to === 'DELIVERED' && amountDue(order) > 0) return null\n",
		replace: '',
		test: cod,
		only: 'delivered: the courier owes it from dispatch',
	},
	{
		name: 'what is lost stays sent',
		file: moving,
		find: '	if (isRefused && !(await hasReturned(tx, order))) return\n',
		replace: '',
		test: cod,
		only: 'lost: the order ends',
	},
	{
		name: 'more than is owed is not booked',
		file: `${folder}/remitted-state.ts`,
		find: "if (collected > due) return 'MORE'",
		replace: '',
		test: cod,
		only: 'short: what came is booked',
	},
	{
		name: 'a line that was put aside is not booked',
		file: `${folder}/remittance.queries.ts`,
		find: 'line.outcome === null && line.dismissedAt === null',
		replace: 'line.outcome === null',
		test: cod,
		only: 'is not booked when it comes to fit',
	},
	{
		name: 'only what fits nothing is put aside',
		file: `${folder}/dismiss-line.command.ts`,
		find: 'isBookable(remittedState(line, found?.cod ?? null))',
		replace: 'found === undefined && isBookable(remittedState(line, null))',
		test: cod,
		only: 'is the only kind that is put aside',
	},
	{
		name: 'the database refuses a line that is both booked and put aside',
		drop: 'ALTER TABLE cod_remittance_line DROP CONSTRAINT cod_remittance_line_booked_or_dismissed',
		test: cod,
		only: 'is kept from being both by the database',
	},
	{
		name: 'a line that an earlier file had is not stored again',
		file: `${folder}/store-remittance.command.ts`,
		find: '!known.has(keyOf(line))',
		replace: 'keyOf(line).length > 0',
		test: cod,
		only: 'the same file twice',
	},
	{
		name: 'a file is booked by one at a time',
		file: `${folder}/remittance.queries.ts`,
		find: "eq(codRemittance.id, id)))\n		.for('update')",
		replace: 'eq(codRemittance.id, id)))',
		test: cod,
		only: 'whose file ten book at the same time',
	},
	{
		name: 'the database holds the completion of an order whose money has not come',
		drop: 'DROP TRIGGER orders_cod_guarded ON orders',
		test: cod,
		only: 'delivered: the courier owes it from dispatch',
	},
	{
		name: 'the database refuses a second parcel of an order that is paid to the courier',
		drop: 'DROP TRIGGER parcel_cod_alone ON parcel',
		test: cod,
		only: 'money is collected with one parcel',
	},
	{
		name: 'all goods are in the parcel with which money is collected',
		file: 'website-api/modules/sales/parcels/prepare-parcel.command.ts',
		find: "order.paymentMethod === 'COD' && (isOther || !isWhole)",
		replace: "order.paymentMethod === 'COD' && isOther",
		test: cod,
		only: 'money is collected with one parcel',
	},
]
