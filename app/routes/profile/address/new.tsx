import { parseWithZod } from '@conform-to/zod/v4'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { addAddress, listAddresses } from '#contract/address.ts'
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

/** Adds an address. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const customer = requireCustomer(context)
	const { list: others } = await orRespond(context.call(listAddresses, {}))
	return addressPage(context, request, {
		title: translator(context.locale)('address:add'),
		path: paths.profile.newAddress,
		isMain: others.length === 0,
		saved: null,
		recipient: customer,
	})
}

export async function action({ context, request }: ActionFunctionArgs) {
	requireCustomer(context)
	const submission = parseWithZod(await request.formData(), { schema: savedAddressForm })
	if (submission.status !== 'success') return refuse(submission)
	try {
		await context.call(addAddress, { body: submission.value })
	} catch (error) {
		return refuseFailed(error, submission, addressWords)
	}
	context.flash({ type: 'success', key: 'address:said.added' })
	return goTo(context.locale, paths.profile.addresses)
}

export const clientAction = sendForm

export const shouldRevalidate = keepLost

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(args, { title: args.data.title, robots: 'noindex' }) : []

export default function NewAddress() {
	const page = useLoaderData<typeof loader>()
	return (
		<AddressEditScreen key={page.district?.code} page={page} result={useAnswer<typeof action>()} />
	)
}
