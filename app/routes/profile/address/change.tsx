import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { changeAddress, getAddress } from '#contract/address.ts'
import { useLoaderData, type MetaFunction } from '@remix-run/react'
import { AddressEditScreen } from '#app/features/address/AddressEditScreen.tsx'
import { savedAddressForm } from '#app/features/address/saved-address.form.ts'
import { goTo } from '#app/http/go-to.ts'
import { orRespond } from '#app/http/or-respond.ts'
import { pageMeta } from '#app/http/page-meta.ts'
import { requireCustomer } from '#app/http/require-customer.ts'
import { translator } from '#app/i18n/translate.server.ts'
import { paths } from '#app/paths.ts'
import { refuseFailed, refuse } from '../refuse.server.ts'
import { addressPage } from './address-page.server.ts'
import { addressWords } from './texts.ts'
import { sendForm } from '#app/features/errors/send-form.ts'
import { useAnswer } from '#app/features/errors/use-answer.ts'
import { keepLost } from '../../layouts/framed.tsx'

export const handle = { i18n: ['address', 'checkout', 'profile'] }

/** Edits one of the customer's addresses; another customer's is a 404. */
export async function loader({ context, request, params: { id = '' } }: LoaderFunctionArgs) {
	const customer = requireCustomer(context)
	const saved = await orRespond(context.call(getAddress, { id }))
	return addressPage(context, request, {
		title: translator(context.locale)('address:changeTitle'),
		path: paths.profile.address(saved.id),
		isMain: saved.isMain,
		saved,
		recipient: customer,
	})
}

export async function action({ context, request, params: { id = '' } }: ActionFunctionArgs) {
	requireCustomer(context)
	const submission = parseWithZod(await request.formData(), { schema: savedAddressForm })
	if (submission.status !== 'success') return refuse(submission)
	try {
		await context.call(changeAddress, { id, body: submission.value })
	} catch (error) {
		return refuseFailed(error, submission, addressWords)
	}
	context.flash({ type: 'success', key: 'address:said.changed' })
	return goTo(context.locale, paths.profile.addresses)
}

export const clientAction = sendForm

export const shouldRevalidate = keepLost

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

export default function ChangeAddress() {
	const page = useLoaderData<typeof loader>()
	return (
		<AddressEditScreen key={page.district?.code} page={page} result={useAnswer<typeof action>()} />
	)
}
