import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
	listCourierAccounts,
	listUnmatchedAreas,
	testCourierAccount,
} from '#contract/courier-account.ts'
import { FailureWire } from '#contract/envelope.ts'
import { exampleApi, exampleSecret } from '#tests/support/example-api.ts'
import { exampleCouriers } from '#tests/support/example-couriers.ts'
import { type ExampleShop, exampleShop } from '#tests/support/example-shop.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { OpenDatabase } from '#website-api/db/database.ts'
import { operatorChange } from '#website-api/modules/platform/operator-api/operator-event.table.ts'
import { newOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.queries.ts'
import { storeOperatorKey } from '#website-api/modules/platform/operator-api/operator-key.command.ts'
import { courierArea } from '../areas/courier-area.table.ts'
import { courierAccount } from './courier-account.table.ts'
import { unsealCourierKeys } from './courier-keys.ts'

const key = 'biteship_test.KEY-0000'
const bearer = newOperatorKey()
const stranger = newOperatorKey()

let database: OpenDatabase
let shop: ExampleShop
let couriers: ReturnType<typeof exampleCouriers>
let api: ReturnType<typeof exampleApi>

beforeAll(async () => {
	database = await openTestDatabase()
	shop = await exampleShop(database.db, [])
	const other = await exampleShop(database.db, [])
	for (const [operatorKey, { companyId }] of [
		[bearer, shop],
		[stranger, other],
	] as const) {
		await storeOperatorKey(database.db, operatorKey, { role: 'owner', label: 'p', companyId })
	}
})
afterAll(() => database.close())

beforeEach(async () => {
	await database.db.delete(courierAccount)
	await database.db.delete(courierArea)
	couriers = exampleCouriers(database.db)
	api = exampleApi(database.db, memoryStorage(), couriers)
})

async function ask(method: string, path: string, body?: unknown, operatorKey = bearer) {
	const response = await api.request(`/operator/v1${path}`, {
		method,
		headers: { authorization: `Bearer ${operatorKey}`, 'content-type': 'application/json' },
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
	})
	const text = await response.text()
	const answer: unknown = JSON.parse(text)
	return { status: response.status, text, answer }
}

const edit = (changes: Record<string, unknown> = {}) => ({
	ENVIRONMENT: 'SANDBOX',
	SECRET_KEY: key,
	PROOF_HEADER: 'X-Etalase-Proof',
	PROOF_VALUE: 'proof-0000',
	COURIER_LIST: ['jne', 'jnt'],
	ORIGIN: {
		CONTACT_NAME: 'Gudang',
		CONTACT_PHONE: '+6281200000000',
		STREET: 'Jl. A 1',
		POSTCODE: '',
	},
	IS_ACTIVE: true,
	...changes,
})
const save = (changes: Record<string, unknown> = {}, provider = 'BITESHIP') =>
	ask('PUT', `/courier-accounts/${provider}`, edit(changes))
const listed = async (operatorKey = bearer) =>
	listCourierAccounts.answer.parse(
		(await ask('GET', '/courier-accounts', undefined, operatorKey)).answer,
	).data.list
const savedKeys = async () => {
	const [row] = await database.db.select().from(courierAccount)
	return row && unsealCourierKeys(row.keys, row, exampleSecret)
}

describe('an account with a provider of couriers', () => {
	test('is saved with its key encrypted, and shown without it, to its company alone', async () => {
		const saved = await save()
		expect(saved.status).toBe(200)
		expect(saved.text).not.toMatch(/KEY-0000|proof-0000/)
		const [biteship] = await listed()
		expect(biteship?.COURIER_ACCOUNT).toMatchObject({
			KEY_HINT: '0000',
			IS_USABLE: true,
			COURIER_LIST: ['jne', 'jnt'],
			PROOF_HEADER: 'x-etalase-proof',
			RATED_DATE: null,
		})
		expect(biteship?.PUSH_URL).toMatch(/^https:\/\/.+\/courier-notification\/biteship$/)
		expect((await listed(stranger)).map((one) => one.COURIER_ACCOUNT)).toEqual([null, null])
		const proof = { header: 'x-etalase-proof', values: ['proof-0000'] }
		expect(await savedKeys()).toEqual({ key, proof })
	})

	test('keeps what is not entered again, and the proof before', async () => {
		await save()
		await save({ SECRET_KEY: undefined, PROOF_VALUE: 'proof-0001' })
		expect(await savedKeys()).toMatchObject({
			key,
			proof: { values: ['proof-0001', 'proof-0000'] },
		})
		await save({ SECRET_KEY: undefined, PROOF_VALUE: undefined })
		expect(await savedKeys()).toMatchObject({ proof: { values: ['proof-0001', 'proof-0000'] } })
		await save({ PROOF_HEADER: '' })
		expect(await savedKeys()).toEqual({ key, proof: null })
	})

	const other = 'COURIER_KEY_OF_OTHER_ENVIRONMENT'
	test.each<[provider: string, changes: Record<string, unknown>, code: string]>([
		['BITESHIP', { SECRET_KEY: undefined }, 'COURIER_KEYS_MISSING'],
		['BITESHIP', { PROOF_VALUE: undefined }, 'COURIER_KEYS_MISSING'],
		['BITESHIP', { ENVIRONMENT: 'PRODUCTION' }, other],
		['BITESHIP', { SECRET_KEY: 'biteship_live.KEY-0000' }, other],
		['RAJAONGKIR', { ENVIRONMENT: 'PRODUCTION', SECRET_KEY: 'SIMULATION-key' }, other],
		['BITESHIP', { ENVIRONMENT: 'SIMULATION' }, 'ENVIRONMENT_NOT_HERE'],
	])('of %s with %o is refused', async (provider, changes, code) => {
		const refused = await save(changes, provider)
		expect(refused.status).toBe(422)
		expect(FailureWire.parse(refused.answer)).toMatchObject({ code })
		expect(await database.db.select().from(courierAccount)).toEqual([])
	})

	test('of a provider that there is not is missing', async () => {
		expect((await save({}, 'POSTMAN')).status).toBe(404)
		expect((await ask('POST', '/courier-accounts/BITESHIP/test')).status).toBe(404)
	})

	test('leaves no key in the log of changes', async () => {
		await save()
		await save({ SECRET_KEY: 'biteship_test.KEY-5678' })
		const changes = await database.db
			.select()
			.from(operatorChange)
			.where(eq(operatorChange.tableName, 'courier_account'))
		expect(changes.at(-1)?.after).toMatchObject({ key_hint: '5678' })
		expect(JSON.stringify(changes)).not.toMatch(/KEY-|"keys"/)
	})

	test('is tried by asking what a parcel costs, which its page then says', async () => {
		await save({ ENVIRONMENT: 'SANDBOX' })
		const tried = async () =>
			testCourierAccount.answer.parse((await ask('POST', '/courier-accounts/BITESHIP/test')).answer)
				.data
		expect(await tried()).toEqual({ IS_ACCEPTED: true, SAID: '3' })
		expect((await listed())[0]?.COURIER_ACCOUNT?.RATED_DATE).not.toBeNull()
		await save({ SECRET_KEY: 'biteship_test.KEY-9999' })
		const refused = await tried()
		expect(refused.IS_ACCEPTED).toBe(false)
		expect(refused.SAID).not.toContain('KEY-9999')
		const [after] = await listed()
		expect(after?.COURIER_ACCOUNT).toMatchObject({ RATED_DATE: null })
		expect(after?.COURIER_ACCOUNT?.SILENT_DATE).not.toBeNull()
	})
})

describe('an area that is not understood', () => {
	const candidates = [
		{ id: 'IDNP1', label: 'Andir, Bandung' },
		{ id: 'IDNP2', label: 'Andir, Bandung Barat' },
	]
	const unmatched = async (operatorKey = bearer) =>
		listUnmatchedAreas.answer.parse(
			(await ask('GET', '/courier-areas', undefined, operatorKey)).answer,
		).data.list
	const choose = (AREA_ID: string, operatorKey = bearer) =>
		ask(
			'POST',
			'/courier-areas',
			{ COURIER_PROVIDER: 'BITESHIP', DISTRICT_CODE: '32.73.05', AREA_ID },
			operatorKey,
		)

	beforeEach(async () => {
		await save()
		await database.db
			.insert(courierArea)
			.values({ provider: 'BITESHIP', districtCode: '32.73.05', label: '', candidates })
	})

	test('waits for staff of shops with the provider, who choose one of those that it named', async () => {
		expect(await unmatched(stranger)).toEqual([])
		expect(await unmatched()).toMatchObject([
			{
				DISTRICT_NAME: 'Andir, Kota Bandung, Jawa Barat',
				CANDIDATE_LIST: [{ AREA_ID: 'IDNP1' }, {}],
			},
		])
		expect((await listed())[0]?.UNMATCHED_AREAS).toBe(1)
		expect((await choose('IDNP1', stranger)).status).toBe(404)
		expect((await choose('IDNP3')).status).toBe(404)
		expect((await choose('IDNP1')).status).toBe(200)
		expect(await unmatched()).toEqual([])
		const [area] = await database.db.select().from(courierArea)
		expect(area).toMatchObject({ areaId: 'IDNP1', matchedBy: 'STAFF', candidates: [] })
	})

	test('is chosen once: it counts for every shop', async () => {
		await choose('IDNP1')
		expect((await choose('IDNP2')).status).toBe(404)
		const [area] = await database.db.select().from(courierArea)
		expect(area).toMatchObject({ areaId: 'IDNP1' })
	})
})
