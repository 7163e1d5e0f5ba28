import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { removePicture } from '#contract/account.ts'
import { goTo } from '#app/http/go-to.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { paths } from '#app/paths.ts'

export function loader({ context }: LoaderFunctionArgs) {
	requireCustomer(context)
	return goTo(context.locale, paths.profile.picture)
}

/** POST: removes the picture. */
export async function action({ context }: ActionFunctionArgs) {
	requireCustomer(context)
	await orRespond(context.call(removePicture, {}))
	context.flash({ type: 'success', key: 'account:said.noPicture' })
	return goTo(context.locale, paths.profile.edit)
}
