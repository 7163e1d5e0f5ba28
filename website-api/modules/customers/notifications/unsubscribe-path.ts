import type { MailKind } from '#contract/notification.ts'
import { mailedToken } from '#website-api/modules/platform/mail/mailed-token.ts'
import type { Owner } from '#website-api/modules/platform/identity/customer.queries.ts'

export const PURPOSE = 'unsubscription'
/** Path of the storefront's page for such links. */
const PAGE = '/unsubscribe'

/** The path of a link that switches off one kind of mail for a customer. */
export function unsubscribePath(
	{ companyId, customerId }: Owner,
	kind: MailKind,
	secret: string,
): `/${string}` {
	return pathOf(`c:${companyId}:${customerId}:${kind}`, secret)
}

/** The path of a link that ends all watches of a guest's email. */
export function endWatchesPath(companyId: number, watchId: string, secret: string): `/${string}` {
	return pathOf(`w:${companyId}:${watchId}`, secret)
}

function pathOf(text: string, secret: string): `/${string}` {
	return `${PAGE}?token=${mailedToken(PURPOSE, text, secret)}`
}
