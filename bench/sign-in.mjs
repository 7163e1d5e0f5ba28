import { parseArgs } from 'node:util'
import { openShop } from './open-shop.mjs'
import { apart } from './two-samples.mjs'

// Measures how long the website API takes to reject a sign-in to an existing account and to an unknown one. Each account
// gets fewer attempts than the limits on guessing allow, and each attempt comes from another address.
const { values } = parseArgs({ options: { each: { type: 'string', default: '1000' } } })
const each = Number(values.each)
const perAccount = 20

const shop = await openShop(undefined, { ETALASE_REGISTRATIONS_PER_DAY: '10000' })
try {
	const ask = await caller(shop)
	const accounts = []
	for (let made = 0; made < each / perAccount; made += 1) accounts.push(await register(ask, made))
	await attempt(ask, accounts[0])

	const known = []
	const unknown = []
	for (let at = 0; at < each; at += 1) {
		// Alternating, so that other load affects both equally.
		known.push(await attempt(ask, accounts[at % accounts.length]))
		unknown.push(await attempt(ask, `nobody-${at % accounts.length}@example.com`))
	}
	const { medians, p } = apart(known, unknown)
	const difference = Math.abs(medians[0] - medians[1])
	console.log(`known    ${medians[0].toFixed(2)} ms, median of ${each}`)
	console.log(`unknown  ${medians[1].toFixed(2)} ms, median of ${each}`)
	console.log(
		`apart    ${difference.toFixed(2)} ms (goal: below 5), KS p ${p.toFixed(4)} (above 0.01)`,
	)
	if (difference >= 5 || p <= 0.01) process.exitCode = 1
} finally {
	await shop.close()
}

/** Calls the website API like the shop's storefront, each time for another visitor. */
async function caller({ api, origin }) {
	const answer = await fetch(`${api}/v1/api-access`, { headers: { referer: `${origin}/` } })
	const { API_ACCESS: key } = await answer.json()
	let visitors = 0
	return (path, body) => {
		visitors += 1
		const address = `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`
		return fetch(`${api}/v1${path}`, {
			method: 'POST',
			headers: {
				'api-access': key,
				'content-type': 'application/json',
				'accept-language': 'id',
				'x-visitor-address': address,
			},
			body: JSON.stringify(body),
		})
	}
}

async function register(ask, number) {
	const email = `someone-${number}@example.com`
	const answer = await ask('/auth/register', {
		CUSTOMER_NAME: 'Someone',
		CUSTOMER_EMAIL: email,
		IS_AGREED: true,
		CUSTOMER_PHONE: `0812${2_000_000 + number}`,
		PASSWORD: 'melon biru di rak',
	})
	if (answer.status !== 201) throw new Error(await answer.text())
	return email
}

/** Milliseconds until a wrong password is rejected. */
async function attempt(ask, login) {
	const start = performance.now()
	const answer = await ask('/auth/login', { LOGIN: login, PASSWORD: 'not this one' })
	await answer.arrayBuffer()
	const took = performance.now() - start
	if (answer.status !== 401) throw new Error(`A sign-in was answered ${answer.status}.`)
	return took
}
