/** The storefront's pages whose addresses never change; a test compares them with its route table. */
const pages = `
	products compare cart vouchers wishlist articles contact info faq about terms privacy payment-method shopping-guide
	how-to-use affiliate our-agen join-agen statistic-agen watch/confirm unsubscribe order/checkout order/success
	order/address order/look-up order/tracking order/payment order/link konfirmasi-pembayaran forbidden maintenance offline domain-not-registered
`
	.trim()
	.split(/\s+/)

/** Whether a path in lower case, without language, is a page of every shop, or below /profile or /auth. */
export function isFixedPage(path: string): boolean {
	return /^\/(?:profile|auth)(?:\/|$)/.test(path) || path === '/' || pages.includes(path.slice(1))
}
