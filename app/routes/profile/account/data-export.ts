import type { LoaderFunctionArgs } from '@remix-run/node'
import { getDataArchive } from '#contract/account.ts'
import { jakartaDay } from '#web/domain/dates.ts'
import { noForm } from '#app/http/no-form.server.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { forwardFile } from '../orders/forward-file.server.ts'

/** All data stored about the customer, as an archive. */
export async function loader({ context }: LoaderFunctionArgs) {
	const { code } = requireCustomer(context)
	const file = await orRespond(context.api.open(getDataArchive, {}))
	const name = `${code.replace(/[^\w-]/g, '')}-${jakartaDay(context.now)}.zip`
	return forwardFile({ ...file, disposition: `attachment; filename="${name}"` }, 'attachment')
}

export const action = noForm
