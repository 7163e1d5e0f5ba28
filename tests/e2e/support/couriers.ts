import { readFile } from 'node:fs/promises'
import { request } from 'node:http'
import path from 'node:path'
import type { CourierCode } from '#contract/courier.ts'
import { OPERATOR_COMPANY_HEADER } from '#contract/operator-access.ts'
import { readStaffOrder } from '#contract/staff-order.ts'
import { SIMULATION_KEYS } from '#examples/simulated-gateway/simulation-keys.ts'
import type { OwnShop } from '#tests/support/own-shop.ts'
import { shopAddress } from '#tests/support/shop-address.ts'
import { callOperatorApi } from './website-api.ts'

const { key, proof } = SIMULATION_KEYS.BITESHIP

/** Gives a shop of its own an account with the simulated provider of couriers. */
export async function giveCouriers(
	{ company }: OwnShop,
	couriers: CourierCode[] = ['jne', 'sicepat', 'jnt', 'anteraja', 'pos', 'wahana'],
) {
	const { apiOrigin, data } = shopAddress()
	const operatorKey = await readFile(path.join(data, 'operator-key'), 'utf8')
	const response = await fetch(`${apiOrigin}/operator/v1/courier-accounts/BITESHIP`, {
		method: 'PUT',
		headers: {
			authorization: `Bearer ${operatorKey.trim()}`,
			'content-type': 'application/json',
			[OPERATOR_COMPANY_HEADER]: company,
		},
		body: JSON.stringify({
			ENVIRONMENT: 'SIMULATION',
			SECRET_KEY: key,
			PROOF_HEADER: proof.header,
			PROOF_VALUE: proof.value,
			COURIER_LIST: couriers,
			ORIGIN: {
				CONTACT_NAME: 'Gudang Sendiri',
				CONTACT_PHONE: '+6281234567890',
				STREET: 'Jalan Gudang No. 1',
				POSTCODE: '12110',
			},
			IS_ACTIVE: true,
		}),
	})
	if (!response.ok) throw new Error(await response.text())
}

/**
 * What a courier does with the parcel of an order, by the buttons of the provider's page; then the provider tells the shop, as it
 * tells the example shop by itself.
 */
export async function courierDoes(
	{ host }: OwnShop,
	number: string,
	...actions: ('findDriver' | 'pickUp' | 'deliver')[]
) {
	const { simulationOrigin } = shopAddress()
	for (const action of actions) {
		const pressed = await fetch(`${simulationOrigin}/couriers/act?lang=en`, {
			method: 'POST',
			redirect: 'manual',
			headers: { origin: simulationOrigin },
			body: new URLSearchParams({ reference: `${number}-1`, action }),
		})
		if (pressed.status !== 303) throw new Error(`${action}: ${pressed.status}`)
	}
	const { data: order } = await callOperatorApi(readStaffOrder.answer, {
		path: `/orders/${number}`,
	})
	const [parcel] = order.PARCEL_LIST
	const status = await push(host, {
		event: 'order.status',
		order_id: parcel?.PROVIDER_ORDER_ID,
		status: actions.at(-1),
		updated_at: new Date().toISOString(),
	})
	if (status !== 200) throw new Error(`The shop answers a push with ${status}.`)
}

/** Tells the shop of a host, whose name no resolver has to know. */
function push(host: string, body: object): Promise<number> {
	const { origin } = shopAddress()
	const headers = { [proof.header]: proof.value, 'content-type': 'application/json' }
	const asked = {
		method: 'POST',
		headers: { ...headers, host: new URL(origin(host)).host, connection: 'close' },
	}
	return new Promise((resolve, reject) => {
		const sent = request(
			`${origin('127.0.0.1')}/courier-notification/biteship`,
			asked,
			(answer) => {
				answer.resume()
				resolve(answer.statusCode ?? 0)
			},
		)
		sent.on('error', reject)
		sent.end(JSON.stringify(body))
	})
}
