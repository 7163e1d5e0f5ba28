const wallets = 'tests/money/wallet-adjustments.test.ts'
const folder = 'website-api/modules/money/wallet'
const adjust = `${folder}/adjust-wallet.command.ts`
const audit = 'website-api/modules/money/audit'

/**
 * Guards of wallets that staff change by hand, each with how to take it away and the test that must then fail.
 *
 * @type {import('./mutation.mjs').Mutation[]}
 */
export const walletMutations = [
	{
		name: 'a form that changes a wallet is taken once',
		file: `${folder}/wallets.staff.ts`,
		find: '\t\t\tkey,\n',
		replace: '\t\t\tkey: `${key}${Math.random()}`,\n',
		test: wallets,
		only: 'ten presses of one form are one movement',
	},
	{
		name: 'a wallet that has changed since it was shown is not changed',
		file: adjust,
		find: 'request.expected !== before',
		replace: 'request.expected < 0',
		test: wallets,
		only: 'of ten tabs that show the same balance',
	},
	{
		name: 'a wallet is locked while its balance is compared',
		file: 'website-api/modules/money/ledger/account.queries.ts',
		find: "\t\t.for('no key update')\n",
		replace: '',
		test: wallets,
		only: 'of ten tabs that show the same balance',
	},
	{
		name: 'no more is taken from a wallet than it has',
		drop: 'ALTER TABLE account DROP CONSTRAINT account_covered',
		test: wallets,
		only: 'twenty at once take what the wallet has',
	},
	{
		name: 'what one person adds to wallets at once is counted one after the other',
		file: adjust,
		find: "hashtext('wallet_adjustment')",
		replace: 'floor(random() * 1000000000)::integer',
		test: wallets,
		only: 'moves at most the limit of a day',
	},
	{
		name: 'what is taken from wallets counts as what is added',
		file: `${folder}/wallet-limit.queries.ts`,
		find: 'sum(abs(${walletAdjustment.amount}))',
		replace: 'sum(${walletAdjustment.amount})',
		test: wallets,
		only: 'moves at most the limit of a day',
	},
	{
		name: 'an erased customer gets no money by hand',
		file: adjust,
		find: 'if (!(await holdCustomer(tx, owner)))',
		replace: 'if (customerId === companyId.toString())',
		test: wallets,
		only: 'an erased customer gets nothing',
	},
	{
		name: 'reasons for changes of a wallet end with the account',
		file: 'website-api/modules/operations/customer-data/erase-traces.command.ts',
		find: ".set({ reason: '', note: '' })",
		replace: ".set({ note: '' })",
		test: wallets,
		only: 'an erased customer gets nothing',
	},
	{
		name: 'changes of a wallet are never changed themselves',
		drop: 'DROP TRIGGER wallet_adjustment_is_history ON wallet_adjustment',
		test: wallets,
		only: 'nobody changes an amount',
	},
	{
		name: 'the audit finds what was taken from a wallet and not written down',
		file: `${audit}/oracles.queries.ts`,
		find: '\t...adjustmentOracles,\n',
		replace: '',
		test: wallets,
		only: 'a debit that nobody wrote down',
	},
	{
		name: 'the audit finds a credit by hand without its row',
		file: `${audit}/cause-oracles.queries.ts`,
		find: "moved.reason = 'adjusted' then ${adjusted}",
		replace: "moved.reason = 'adjusted' then moved.amount",
		test: wallets,
		only: 'a credit that nobody wrote down',
	},
]
