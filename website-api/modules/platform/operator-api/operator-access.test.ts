import { topUp } from '#tests/support/top-up.ts'
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FailureWire } from '#contract/envelope.ts'
import { OPERATOR_COMPANY_HEADER, OPERATOR_OPERATIONS } from '#contract/operator-access.ts'
import {
	OPERATOR_KEY_ROLES,
	type OperatorKeyRole,
	permissionRule,
	STAFF_ROLES,
	type StaffGrant,
	type StaffRole,
} from '#contract/operator/permissions.ts'
import { getReturn } from '#contract/return.ts'
import { exampleApi } from '#tests/support/example-api.ts'
import { exampleCustomer } from '#tests/support/example-customer.ts'
import { exampleReturn } from '#tests/support/example-return.ts'
import { exampleSale } from '#tests/support/example-sale.ts'
import { sampleOf } from '#tests/support/sizes.ts'
import { type ExampleShop, exampleShop, formKeyText } from '#tests/support/example-shop.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { smallJpeg } from '#tests/support/small-jpeg.ts'
import { inTransaction, type OpenDatabase } from '#website-api/db/database.ts'
import { auditFinding } from '#website-api/modules/money/audit/audit-finding.table.ts'
import { contactMessage } from '#website-api/modules/site/contact/contact.table.ts'
import { moveOrder } from '#website-api/modules/sales/orders/transition/move-order.command.ts'
import { insertWithdrawal } from '#website-api/modules/money/withdrawals/withdrawal.command.ts'
import { bankLine, bankStatement } from '#website-api/modules/sales/statements/statement.table.ts'
import { addStaff } from '#website-api/modules/platform/staff/add-staff.command.ts'
import { invite } from '#website-api/modules/platform/staff/staff-invitation.command.ts'
import {
	confirmStaffSession,
	openStaffSession,
} from '#website-api/modules/platform/staff/staff-session.command.ts'
import { newOperatorKey } from './operator-key.queries.ts'
import { storeOperatorKey } from './operator-key.command.ts'

const base = '/operator/v1'
const everyOperation = Object.keys(OPERATOR_OPERATIONS)
/** Operations that require a signed-in staff member. */
const operations = everyOperation.filter((one) => OPERATOR_OPERATIONS[one]?.needs !== 'nobody')

let database: OpenDatabase
let api: ReturnType<typeof exampleApi>
let mine: FilledCompany
let other: FilledCompany
/** A key of every role for the company `mine`. */
const keys = new Map<OperatorKeyRole, string>()
/** A session of every staff role in the company `mine`, just confirmed; the administrator's belongs to no company. */
const sessions = new Map<StaffGrant, string>()
const staffGrants = [...STAFF_ROLES, 'administrator'] as const
const installation = newOperatorKey()

/** A shop with one entity of every kind that an address can name. */
type FilledCompany = ExampleShop & { orderNumber: string; returnNumber: string; ids: Ids }
type Ids = {
	customer: string
	withdrawal: string
	refund: string
	key: string
	finding: string
	staff: string
	invitation: string
	statement: string
	line: string
}

beforeAll(async () => {
	database = await openTestDatabase()
	api = exampleApi(database.db)
	mine = await filledCompany('toko-sendiri')
	other = await filledCompany('toko-lain')
	for (const role of OPERATOR_KEY_ROLES) {
		const key = newOperatorKey()
		keys.set(role, key)
		await storeOperatorKey(database.db, key, { label: role, role, companyId: mine.companyId })
	}
	for (const role of staffGrants) sessions.set(role, await staffSession(role))
	await storeOperatorKey(database.db, installation, {
		label: 'installation',
		role: 'owner',
		companyId: null,
	})
})
afterAll(() => database.close())

async function staffSession(role: StaffGrant): Promise<string> {
	const isAdministrator = role === 'administrator'
	const { id } = await addStaff(database.db, {
		email: `${role}@toko.example`,
		name: `Staf ${role}`,
		isAdministrator,
		roles: role === 'administrator' ? [] : [{ companyCode: mine.code, role }],
	})
	const opened = await openStaffSession(database.db, id, { device: '', address: '' })
	await confirmStaffSession(database.db, opened.id)
	return opened.token
}

async function filledCompany(code: string): Promise<FilledCompany> {
	const { db } = database
	const shop = await exampleShop(db, [{ price: 100_000, stock: 100 }], code)
	const { companyId } = shop
	const { customerId, headers } = await exampleCustomer(db, shop)
	const sold = { customerId, lines: [[0, 1]] as [number, number][] }
	const delivered = await exampleSale(db, shop, { ...sold, upTo: 'DELIVERED' })
	const returned = await api.request(
		'/v1/return',
		exampleReturn(headers, {
			number: delivered.number,
			lines: [[0, 1]],
			key: formKeyText(),
			pictures: [await smallJpeg()],
		}),
	)
	const { RETURN_NUMBER } = getReturn.answer.parse(await returned.json()).data
	const open = await exampleSale(db, shop, { ...sold, upTo: 'PENDING' })
	const guests = await exampleSale(db, shop, {
		...sold,
		customerId: null,
		upTo: 'PAYMENT_CONFIRMED',
	})
	await inTransaction(db, (tx) => moveOrder(tx, guests, { to: 'CANCEL', actor: 'staff' }))
	const bank = { code: 'BCA', number: '5556667778', holder: `Pemilik ${code}` }
	const withdrawal = await inTransaction(db, async (tx) => {
		await topUp(tx, companyId, [customerId], 80_000)
		return insertWithdrawal(tx, companyId, {
			customerId,
			source: 'wallet',
			amount: 60_000,
			bank,
		})
	})
	const key = await storeOperatorKey(db, newOperatorKey(), {
		label: `kunci ${code}`,
		role: 'staff',
		companyId,
	})
	const staff = await addStaff(db, {
		email: `staf@${code}.example`,
		name: `Staf ${code}`,
		isAdministrator: false,
		roles: [{ companyCode: code, role: 'content' }],
	})
	const invitation = await invite(db, { companyId, email: `baru@${code}.example`, role: 'content' })
	const [finding] = await db
		.insert(auditFinding)
		.values({
			companyId,
			oracle: 'x',
			about: `temuan ${code}`,
			stops: 'NOTHING',
			found: 1,
			expected: 0,
		})
		.returning()
	await db.insert(contactMessage).values({
		companyId,
		id: randomUUID(),
		number: `P-${code}`,
		topic: 'OTHER',
		locale: 'id',
		name: `Penanya ${code}`,
		email: `${code}@example.com`,
		phone: '',
		orderNumber: '',
		message: code,
	})
	const { rows } = await db.execute<{ id: string }>(
		sql`select id from guest_refund where company_id = ${companyId}`,
	)
	return {
		...shop,
		orderNumber: open.number,
		returnNumber: RETURN_NUMBER,
		ids: {
			customer: customerId,
			withdrawal,
			refund: rows[0]?.id ?? '',
			key: key ?? '',
			finding: finding?.id ?? '',
			staff: staff.id,
			invitation,
			...(await exampleOrderLine(companyId)),
		},
	}
}

async function exampleOrderLine(companyId: number) {
	const [statement, line] = [randomUUID(), randomUUID()]
	const account = { companyId, bankCode: 'BCA', accountNumber: '1234567890' }
	const day = '2026-08-03'
	await database.db.insert(bankStatement).values({
		...account,
		id: statement,
		layout: 'bri-qlola',
		fileName: '',
		uploadedBy: '',
		firstDay: day,
		lastDay: day,
		lineCount: 1,
		newLineCount: 1,
		pendingCount: 0,
		foreignCount: 0,
		unreadableRows: [],
	})
	await database.db.insert(bankLine).values({
		...account,
		id: line,
		statementId: statement,
		bookedOn: day,
		occurrence: 1,
		amountSen: 12_345_600,
		reference: '',
		description: 'TRANSFER',
	})
	return { statement, line }
}

/** The address of an operation for the entities of a shop. */
function addressOf(operation: string, shop: FilledCompany): string {
	const path = operation.slice(operation.indexOf(' ') + 1)
	const [first = ''] = path.split('/').filter((part) => part !== '')
	const ids: Record<string, string> = {
		withdrawals: shop.ids.withdrawal,
		customers: shop.ids.customer,
		'guest-refunds': shop.ids.refund,
		keys: shop.ids.key,
		audit: shop.ids.finding,
		staff: shop.ids.staff,
		invitations: shop.ids.invitation,
		'bank-statements': shop.ids.statement,
		'bank-lines': shop.ids.line,
	}
	return path
		.replace(':code', shop.code)
		.replace(':number', first === 'returns' ? shop.returnNumber : shop.orderNumber)
		.replace(':id', ids[first] ?? randomUUID())
		.replace(':key', 'terms')
		.replace(/:\w+/, 'barang-1')
}

/** Requests without a body: operations that need one fail before they change anything. */
async function ask(
	key: string,
	operation: string,
	address: string,
	body?: unknown,
	headers: Record<string, string> = {},
) {
	const [method = ''] = operation.split(' ')
	const response = await api.request(`${base}${address}`, {
		method,
		headers: {
			authorization: `Bearer ${key}`,
			...headers,
			'idempotency-key': formKeyText(),
			...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
		},
		...(method === 'GET' || method === 'DELETE' ? {} : { body: JSON.stringify(body ?? {}) }),
	})
	return { status: response.status, text: await response.text() }
}

/** A digest of all data of a company, a line for each table that has some. */
async function stateOf(companyId: number): Promise<string> {
	const tables = await database.db.execute<{ name: string }>(sql`
		select relname as name from pg_class join pg_attribute on attrelid = pg_class.oid
		where relnamespace = 'public'::regnamespace and relkind = 'r' and attname = 'company_id' order by relname`)
	// In one statement, as there are more than a hundred tables.
	const digests = tables.rows.map(
		({ name }) => sql`
			select ${name}::text as name, md5(string_agg(line, ' ' order by line)) as digest from (
				select one::text as line from ${sql.identifier(name)} as one where company_id = ${companyId}
			) as lines`,
	)
	const { rows } = await database.db.execute<{ name: string; digest: string | null }>(
		sql.join(digests, sql` union all `),
	)
	return rows.map(({ name, digest }) => `${name} ${digest ?? 'empty'}`).join('\n')
}

/** What the company `other` was when it was last looked at: nothing in this file may change it. */
let otherState: string | undefined

/** These endpoints describe the API, not a shop, and require no key. */
const documents = ['GET /openapi.json', 'GET /openapi/:file', 'GET /docs', 'GET /docs/:area']

test('the table of operations lists exactly the routes of the operator API', () => {
	const routes = api.routes
		.filter(({ method, path }) => method !== 'ALL' && path.startsWith(base))
		.map(({ method, path }) => `${method} ${path.slice(base.length)}`)
		.filter((route) => !documents.includes(route))
	expect([...new Set(routes)].toSorted()).toEqual(everyOperation.toSorted())
})

describe.each(OPERATOR_KEY_ROLES)('the role %s of one company', (role) => {
	const key = () => keys.get(role) ?? ''
	const isAllowed = (operation: string) =>
		allows(operation, ({ keys: allowed }) => allowed.includes(role))

	test('may use exactly the operations of the table', async () => {
		const wrong: string[] = []
		for (const operation of requestedAs(OPERATOR_KEY_ROLES.indexOf(role), isAllowed)) {
			// An order number that does not exist, so that nothing is changed.
			const address = addressOf(operation, {
				...mine,
				orderNumber: 'x',
				returnNumber: 'x',
				ids: noIds,
			})
			const { status } = await ask(key(), operation, address)
			const isRefused = status === 403
			const rule = OPERATOR_OPERATIONS[operation]
			const isOpen = isAllowed(operation) && !rule?.isForInstallation && operation !== 'POST /keys'
			if (
				status === 401 ||
				status >= 500 ||
				(isOpen && isRefused) ||
				(!isAllowed(operation) && !isRefused)
			)
				wrong.push(`${operation}: ${status}`)
		}
		expect(wrong).toEqual([])
	})

	test('can neither read nor change data of another company', () =>
		expectNoLeak(key(), {}, askedOfAnother(role, 1, isAllowed)))

	test('is told which operations require a key of the installation', async () => {
		const forInstallation = operations.filter((one) => OPERATOR_OPERATIONS[one]?.isForInstallation)
		expect(forInstallation.toSorted()).toEqual([
			'GET /audit',
			'POST /companies',
			'POST /setup-link',
			'POST /staff',
			'POST /staff/:id/password',
		])
		for (const operation of forInstallation) {
			const { status, text } = await ask(key(), operation, addressOf(operation, mine))
			const code = role === 'owner' ? 'INSTALLATION_KEY_REQUIRED' : 'OPERATOR_FORBIDDEN'
			expect([status, FailureWire.parse(JSON.parse(text)).code]).toEqual([403, code])
		}
	})
})

/** Requests everything of another company by its path, or by `naming` the company in a header. */
async function expectNoLeak(bearer: string, naming = {}, requested = operations) {
	const before = otherState ?? (await stateOf(other.companyId))
	const since = new Date().toISOString()
	const secrets = [
		other.code,
		other.orderNumber,
		other.returnNumber,
		other.host,
		...Object.values(other.ids),
	]
	const leaks: string[] = []
	// GET requests first, and only new events: the list of events contains these requests too.
	const isChange = (operation: string) => Number(!operation.startsWith('GET '))
	for (const operation of requested.toSorted((a, b) => isChange(a) - isChange(b))) {
		if (operation === 'POST /sign-out') continue
		const address = addressOf(operation, other).replace('/events', `/events?SINCE=${since}`)
		const namesOther = secrets.some((secret) => address.includes(secret))
		const { status, text } = await ask(bearer, operation, address, bodyFor(operation), naming)
		const leaked = secrets.filter((secret) => text.includes(secret))
		if (leaked.length > 0) leaks.push(`${operation}: ${leaked.join(', ')}`)
		if (namesOther && ![403, 404].includes(status)) leaks.push(`${operation}: ${status}`)
	}
	expect(leaks).toEqual([])
	otherState = await stateOf(other.companyId)
	expect(otherState).toBe(before)
}

const none = randomUUID()
const noIds: Ids = {
	customer: none,
	withdrawal: none,
	refund: none,
	key: none,
	finding: none,
	staff: none,
	invitation: none,
	statement: none,
	line: none,
}

function allows(
	operation: string,
	includes: (rule: ReturnType<typeof permissionRule>) => boolean,
): boolean {
	const needs = OPERATOR_OPERATIONS[operation]?.needs
	return needs !== undefined && needs !== 'session' && needs !== 'nobody'
		? includes(permissionRule(needs))
		: false
}

/** A valid body, so that only the guard can reject the request. */
function bodyFor(operation: string): unknown {
	return {
		REFERENCE: 'R-1',
		PROVIDER: 'BCA',
		PAYOUT_PROVIDER: 'XENDIT',
		COURIER_PROVIDER: 'BITESHIP',
		AREA_ID: 'IDNP1',
		AMOUNT: 60_000,
		REASON: 'Tidak ada alasan.',
		REJECT_REASON: 'Bukan barang dari toko kami.',
		CHANGE_REASON: 'Barang di gudang habis.',
		LINE_LIST: [{ LINE_POSITION: 0, QTY_AFTER: 0 }],
		CART_LIST: [{ CART_ID: 1, CART_QTY: 1 }],
		EDIT_COUNT: 0,
		PARCEL_COUNT: 0,
		PARCEL_STATE: 'LOST',
		TITLE: 'Milik kami',
		NOTE_TEXT: 'Pelanggan lama.',
		TEXT: 'Catatan kami.',
		MESSAGE_TEXT: 'Halo dari toko.',
		TRACKING_NUMBER: 'JP1234567890',
		RETURN_COURIER: 'JNE',
		RETURN_TRACKING_NUMBER: 'JNE123',
		HOST: 'milik-kami.example.com',
		SOURCE: 'wallet',
		STEP: 'ADD',
		BANK_CODE: 'BCA',
		BANK_ACCOUNT_NUMBER: '1234567890',
		BANK_ACCOUNT_HOLDER: 'Pencuri',
		CUSTOMER_EMAIL: 'a@b.example',
		BALANCE: 'wallet',
		EMAIL: 'pencuri@b.example',
		ROLE: 'owner',
		NAME: 'Pencuri',
		ORDER_NUMBER: other.orderNumber,
		...(operation === 'PUT /instant-setting'
			? { IS_ON: false, MAXIMUM_DISTANCE: 20, OPENING_HOURS: Array.from({ length: 7 }, () => null) }
			: {}),
		...(operation === 'PUT /cod-setting'
			? {
					IS_ON: false,
					FEE_FIXED: 0,
					FEE_PER_MILLE: 0,
					MAXIMUM_AMOUNT: null,
					COURIER_LIST: [],
					MAXIMUM_OPEN: 2,
					MAXIMUM_REFUSED: 1,
					REFUSED_DAYS: 90,
					EXCLUDED_AREA_LIST: [],
				}
			: {}),
		...(operation === 'POST /keys'
			? { ROLE: 'owner', LABEL: 'stolen', COMPANY_CODE: other.code }
			: {}),
		...(/\/(?:cancellation|refunds)$/.test(operation) ? { REASON: 'OTHER' } : {}),
	}
}

test('a key of the installation may use exactly the operations of its role', async () => {
	const wrong: string[] = []
	for (const operation of operations) {
		if (OPERATOR_OPERATIONS[operation]?.needs === 'session') continue
		// Data of a staff member, e.g. saved list views, is not accessible with a key.
		const isAllowed = allows(operation, ({ keys: allowed }) => allowed.includes('owner'))
		const address = addressOf(operation, {
			...mine,
			orderNumber: 'x',
			returnNumber: 'x',
			ids: noIds,
		})
		const { status } = await ask(installation, operation, address)
		const isRefused = status === 403
		if (status === 401 || status >= 500 || isRefused === isAllowed)
			wrong.push(`${operation}: ${status}`)
	}
	expect(wrong).toEqual([])
})

describe.each(STAFF_ROLES)('a staff member who is %s in one company', (role) => {
	const session = () => sessions.get(role) ?? ''

	test('may use exactly the operations of the table', async () => {
		const at = STAFF_ROLES.indexOf(role)
		await expectTable(session(), at, (operation) =>
			allows(operation, ({ staff }) => staff.includes(role)),
		)
	})

	test('can neither read nor change data of another company', async () => {
		const asked = askedOfAnother(role, role === 'owner' ? 0 : 1, (operation) =>
			allows(operation, ({ staff }) => staff.includes(role)),
		)
		// In `npm test` every other operation by its path and the rest by the header, the reverse for the next role.
		const at = STAFF_ROLES.indexOf(role)
		await expectNoLeak(session(), {}, sampleOf(asked, 2, at))
		const header = { [OPERATOR_COMPANY_HEADER]: other.code }
		await expectNoLeak(session(), header, sampleOf(asked, 2, at + 1))
	})
})

test('an administrator of the installation may use exactly the operations of the table', async () => {
	await expectTable(sessions.get('administrator') ?? '', 0, (operation) =>
		allows(operation, ({ staff }) => staff.includes('administrator')),
	)
})

/**
 * Samples of what a role may use and of what it may not, which differ for the next role (`at`): one guard asks one table for
 * all roles. An owner's session and the installation's key request everything.
 */
function requestedAs(at: number, isAllowed: (operation: string) => boolean): string[] {
	const refused = operations.filter((operation) => !isAllowed(operation))
	return [...sampleOf(operations, 2, at).filter(isAllowed), ...sampleOf(refused, 3, at)]
}

/**
 * Every other operation for owners, the rest for managers and owners' keys, who may use almost everything, and for the
 * others what their role does not refuse anyway; all of it with the full sizes.
 */
function askedOfAnother(
	role: OperatorKeyRole | StaffRole,
	half: number,
	isAllowed: (operation: string) => boolean,
) {
	const usesAll = role === 'owner' || role === 'manager'
	return usesAll
		? sampleOf(operations, 2, half)
		: [...new Set([...operations.filter(isAllowed), ...sampleOf(operations, 8)])]
}

/** Requests operations without a body and with unknown ids, so that nothing is changed. */
async function expectTable(bearer: string, at: number, isAllowed: (operation: string) => boolean) {
	const wrong: string[] = []
	const nothing = { ...mine, orderNumber: 'x', returnNumber: 'x', ids: noIds }
	const isOwner = bearer === sessions.get('owner')
	for (const operation of isOwner ? operations : requestedAs(at, isAllowed)) {
		if (OPERATOR_OPERATIONS[operation]?.needs === 'session') continue
		const { status } = await ask(bearer, operation, addressOf(operation, nothing))
		// A company that the administrator is no member of is reported as unknown.
		const isRefused = status === 403 || (status === 404 && !isAllowed(operation))
		if (status === 401 || status >= 500 || isRefused === isAllowed(operation))
			wrong.push(`${operation}: ${status}`)
	}
	expect(wrong).toEqual([])
}
