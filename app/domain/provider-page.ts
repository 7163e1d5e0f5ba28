/** Where payment providers and wallets have their pages, with all hosts below them. */
const hosts = [
	'midtrans.com',
	'xendit.co',
	'gojek.link',
	'gojek.com',
	'gopay.co.id',
	'shopee.co.id',
	'shopeepay.co.id',
	'airpay.co.id',
]
/** Where the simulated provider runs. */
const ownHosts = ['localhost', '127.0.0.1']

/**
 * A page of a payment provider that a buyer may be led to; null: of anybody else, so that no answer of a provider can lead
 * them elsewhere.
 */
export function providerPage(address: string): string | null {
	if (!URL.canParse(address)) return null
	const { protocol, hostname, username, port, href } = new URL(address)
	if (protocol === 'http:' && ownHosts.includes(hostname)) return href
	const isKnown = hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
	return protocol === 'https:' && isKnown && username === '' && port === '' ? href : null
}
